import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { abandonJournal, type Journal, openJournal, stateOf } from './journal.ts'
import { settleFolder } from './staging.ts'
import { temporaryName } from './temporary.ts'
import { useFolder } from './testing-folder.ts'

const { path, put, get, names, hidden, stage } = useFolder()

/** A publish of a set with two children that dies after `steps` of its steps; the old set had three children. */
describe.each([0, 1, 2, 3, 4, 5])('a publish that is cut off after step %i', (steps) => {
  const OLD = {
    'sitemap-1.xml': 'old 1',
    'sitemap-2.xml': 'old 2',
    'sitemap-3.xml': 'old 3',
    'sitemap.xml': 'old index',
    'robots.txt': 'old robots',
  }
  const NEW = {
    'sitemap-1.xml': 'new 1',
    'sitemap-2.xml': 'new 2',
    'sitemap.xml': 'new index',
    'robots.txt': 'new robots',
  }
  const files = () =>
    Object.fromEntries(
      names()
        .filter((name) => !name.startsWith('.'))
        .map((name) => [name, get(name)]),
    )

  beforeEach(async () => {
    for (const [path, text] of Object.entries(OLD)) put(path, text)
    const moves = Object.entries(NEW).map(([to, text]) => {
      const from = temporaryName(to)
      put(from, text)
      utimesSync(path(from), 1, 1)
      return { from, to, before: stateOf(path(to)), after: stateOf(path(from)) }
    })
    const removals = [{ path: 'sitemap-3.xml', before: stateOf(path('sitemap-3.xml')) }]
    await openJournal(
      path(),
      () => ({ moves, removals }),
      () => {},
    )
    const acts = [
      ...moves.map(({ from, to }) => () => {
        put(to, '')
        rmSync(path(to))
        writeFileSync(path(to), readFileSync(path(from)))
        utimesSync(path(to), 1, 1)
        rmSync(path(from))
      }),
      () => rmSync(path('sitemap-3.xml')),
    ]
    for (const act of acts.slice(0, steps)) act()
    abandonJournal(path())
  })

  test('is finished by the next run before it does anything', async () => {
    await settleFolder(path())
    expect([files(), hidden()]).toEqual([NEW, []])
  })

  test('is finished when the next run then fails', async () => {
    const staging = await stage({ 'sitemap.xml': 'newest', 'sitemap-1.xml': 'newest 1' })
    await staging.discard()
    expect([files(), hidden()]).toEqual([NEW, []])
  })

  test('gives way where the folder was emptied since', async () => {
    for (const name of names()) if (!name.startsWith('.')) rmSync(path(name))
    await settleFolder(path())
    expect(hidden()).toEqual([])
    // Without its children there is no entrance either.
    if (steps > 0) expect(existsSync(path('sitemap.xml'))).toBe(false)
  })

  test('does not bring back the robots.txt of an older build', async () => {
    put('robots.txt', 'copied by the next build')
    await settleFolder(path())
    expect(files()).toEqual({ ...NEW, 'robots.txt': 'copied by the next build' })
    expect(hidden()).toEqual([])
  })

  test('does not overwrite what somebody else has written since', async () => {
    put('sitemap.xml', 'by another tool')
    await settleFolder(path())
    expect([get('sitemap.xml'), hidden()]).toEqual(['by another tool', []])
  })
})

describe('the journal', () => {
  const journal = (more: Partial<Journal>) =>
    JSON.stringify({
      machine: temporaryName('').split('-')[1],
      pid: process.pid,
      moves: [],
      removals: [],
      ...more,
    })

  test('that was cut off while it was written is thrown away', async () => {
    put('.mapwright-journal.json', '{"machine":"')
    utimesSync(path('.mapwright-journal.json'), 1, 1)
    await settleFolder(path())
    expect(hidden()).toEqual([])
  })

  test('of a dead process is settled, and so is the claim of one that died while it settled', async () => {
    const dead = 2 ** 22 + 1
    const machine = temporaryName('').split('-')[1]
    for (const name of ['.mapwright-journal.json', `.mapwright-journal.json.${machine}.${dead}`]) {
      put(temporaryName('x'), '')
      put(name, journal({ pid: dead }))
    }
    await settleFolder(path())
    expect(hidden().filter((name) => name.includes('journal'))).toEqual([])
  })

  test('that names a file outside of the folder is thrown away and does nothing', async () => {
    const outside = `${path()}-outside`
    writeFileSync(outside, '')
    const removals = [{ path: `../${basename(outside)}`, before: stateOf(outside) }]
    put('.mapwright-journal.json', journal({ removals, pid: 2 ** 22 + 1 }))
    await settleFolder(path())
    expect([hidden(), existsSync(outside)]).toEqual([[], true])
    rmSync(outside)
  })

  test('makes a second publish wait for the first', async () => {
    const order: string[] = []
    await openJournal(
      path(),
      () => ({ moves: [], removals: [] }),
      () => {},
    )
    const second = stage({ 'sitemap.xml': 'x' })
      .then((staging) => staging.publish({ children: [], entrance: 'sitemap.xml', remove: [] }))
      .then(() => order.push('second'))
    await new Promise((resolve) => setTimeout(resolve, 100))
    order.push('first')
    abandonJournal(path())
    await second
    expect(order).toEqual(['first', 'second'])
  })
})
