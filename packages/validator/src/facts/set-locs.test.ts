import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { VARIANT } from '../hash.ts'
import { LocIndex } from '../loc-index.ts'
import type { FileResult } from '../report.ts'
import type { SetMember } from '../rule.ts'
import { findSharedLocs } from './shared-locs.ts'
import { findVariants } from './variant-locs.ts'

/** The member of a set that lists these locs. */
function member(locs: string[]): SetMember {
  const index = new LocIndex()
  for (const loc of locs) index.add(loc)
  const { ascending, first, last } = index
  const facts = { locHashes: index.hashes(), ascending, firstLoc: first, lastLoc: last }
  return { result: { facts } as FileResult, kept: undefined }
}

const loc = fc
  .tuple(
    fc.constantFrom('http', 'https'),
    fc.constantFrom('', 'www.'),
    fc.constantFrom('', '/', '/a', '/b', '/a/b', '/c.html', '/?q=1'),
    fc.constantFrom('', '/'),
  )
  .map(
    ([scheme, www, path, slash]) => `${scheme}://${www}example.com${path}${path.endsWith('/') ? '' : slash}`,
  )
const file = fc.oneof(
  fc.array(loc, { maxLength: 6 }),
  fc.uniqueArray(loc, { maxLength: 6 }).map((list) => list.sort()),
)
const files = fc.array(file, { minLength: 1, maxLength: 5 })

describe('locs of a set', () => {
  it('finds what two files list both, as a naive search does', () => {
    fc.assert(
      fc.property(files, (lists) => {
        const naive = new Set<string>()
        const owners = new Map<string, number>()
        for (const [i, list] of lists.entries()) {
          for (const text of list) {
            const owner = owners.get(text)
            if (owner === undefined) owners.set(text, i)
            else if (owner !== i) naive.add(`${owner} ${i}`)
          }
        }
        const found = findSharedLocs(lists.map(member)).map(({ first, second }) => `${first} ${second}`)
        expect(new Set(found)).toEqual(naive)
      }),
    )
  })

  it.each([
    [
      'with and without the slash',
      VARIANT.slash,
      (text: string) => (/^https?:\/\/[^/]*$/.test(text) ? `${text} without path` : text.replace(/\/$/, '')),
    ],
    [
      'under http and https, or with and without www.',
      VARIANT.https | VARIANT.www,
      (text: string) => text.replace(/^https?:\/\/(?:www\.)?/, ''),
    ],
  ])('finds locs that are listed %s, as a naive search does', (_, bits, strip) => {
    fc.assert(
      fc.property(files, (lists) => {
        const variants = new Map<string, Set<string>>()
        for (const text of lists.flat())
          variants.set(strip(text), (variants.get(strip(text)) ?? new Set()).add(text))
        const naive = [...variants.values()].some((set) => set.size > 1)
        expect(findVariants(lists.map(member), bits) !== undefined).toBe(naive)
      }),
    )
  })
})
