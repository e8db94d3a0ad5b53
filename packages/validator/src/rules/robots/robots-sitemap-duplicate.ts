import { normalForm } from '../../facts/normal-form.ts'
import { isSitemapRecord } from '../../facts/robots.ts'
import { type Member, memberAt, memberMap } from '../../facts/set-members.ts'
import { takeApart } from '../../read/loc-parts.ts'
import { defineRule, type FileResult, type Place, type SetProblem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { index, locs } from '../example-parts.ts'

export default defineRule({
  id: 'robots-sitemap-duplicate',
  scope: 'robots',
  severity: 'info',
  engine: 'all',
  tier: 'core',
  summary: 'robots.txt names each sitemap once, and an index without its children.',
  why: 'A second line tells crawlers nothing new; the index alone leads to all its children.',
  sources: [
    cite(documents.protocol, 'Specifying the Sitemap location in your robots.txt file: index'),
    cite(documents.googleIndex, 'Sitemap index best practices'),
  ],
  words: {
    message: 'This robots.txt names {sitemap} a second time; the first is on line {first}.',
    fix: 'Remove one of the two lines.',
  },
  variants: {
    child: {
      message: 'This robots.txt names {sitemap}, and on line {first} the index that lists it.',
      fix: 'Keep the line of the index only.',
    },
  },
  examples: () => ({
    good: [
      {
        file: 'Sitemap: https://example.com/a.xml\nSitemap: https://example.com/b.xml\n',
        path: 'robots.txt',
      },
      {
        file: 'Sitemap: https://example.com/index.xml\n',
        path: 'robots.txt',
        url: 'https://example.com/robots.txt',
        set: { 'index.xml': index('https://example.com/a.xml'), 'a.xml': locs('https://example.com/') },
      },
    ],
    bad: [
      {
        file: 'Sitemap: https://example.com/a.xml\nSitemap: https://EXAMPLE.com/a.xml\n',
        path: 'robots.txt',
      },
      {
        file: 'Sitemap: https://example.com/index.xml\nSitemap: https://example.com/a.xml\n',
        path: 'robots.txt',
        url: 'https://example.com/robots.txt',
        set: { 'index.xml': index('https://example.com/a.xml'), 'a.xml': locs('https://example.com/') },
      },
    ],
  }),
  check: (file) => {
    const seen = new Map<string, Place>()
    return {
      robots(line) {
        if (!isSitemapRecord(line) || line.value === '') return undefined
        const key = normalForm(takeApart(line.value))
        const first = seen.get(key)
        if (!first) {
          seen.set(key, file.locate(line.valueAt))
          return undefined
        }
        return { at: line.valueAt, params: { sitemap: line.value, first: first.line } }
      },
    }
  },
  set(members) {
    const byUrl = memberMap(members)
    return members
      .filter(({ result }) => result.kind === 'robots')
      .flatMap((robots) => childrenNamed(robots, byUrl))
  },
})

/** The lines that name a child of an index that the same robots.txt names. */
function childrenNamed({ result }: Member, byUrl: Map<string, Member>): SetProblem[] {
  const listedBy = new Map<string, number>()
  const seen = new Set<FileResult>()
  for (const { loc, line } of result.facts.children) {
    const named = memberAt(byUrl, loc)?.result
    if (named?.kind !== 'index' || seen.has(named)) continue
    seen.add(named)
    for (const child of named.facts.children) listedBy.set(normalForm(takeApart(child.loc)), line)
  }
  return result.facts.children.flatMap(({ loc, line, column }) => {
    const first = listedBy.get(normalForm(takeApart(loc)))
    if (first === undefined || first === line) return []
    return [{ path: result.path, place: { line, column }, params: { sitemap: loc, first }, variant: 'child' }]
  })
}
