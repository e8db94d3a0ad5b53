import { takeApart } from '../../read/loc-parts.ts'
import { defineRule, type ExampleFile } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { index } from '../example-parts.ts'

const LISTING = index('https://example.com/sitemap-1.xml')
const indexes = (count: number): ExampleFile => ({
  file: LISTING,
  url: 'https://example.com/sitemap.xml',
  settings: { rules: { 'index-over-500-per-site': ['warning', { max: 2 }] } },
  set: Object.fromEntries(Array.from({ length: count - 1 }, (_, i) => [`index-${i}.xml`, LISTING])),
})

export default defineRule({
  id: 'index-over-500-per-site',
  scope: 'index',
  severity: 'warning',
  engine: ['google'],
  tier: 'extended',
  summary: 'A site has at most 500 sitemap indexes.',
  why: 'Search Console takes up to 500 indexes of a site; the others are not read there.',
  sources: [cite(documents.googleIndex, 'Sitemap index best practices')],
  knownAs: { google: ['Too many sitemaps'] },
  params: { max: 500 },
  words: {
    message: 'The site {origin} has {count} sitemap indexes; Search Console takes {max}.',
    fix: 'Let each index list more sitemaps: it may have 50,000.',
  },
  needs: ['set'],
  examples: () => ({ good: [indexes(2)], bad: [indexes(3)] }),
  check: {},
  set(members, _settings, params) {
    const max = Number(params.max)
    const paths = new Map<string, string[]>()
    for (const { result } of members) {
      if (result.kind !== 'index') continue
      const origin = result.url === undefined ? '' : takeApart(result.url).origin
      paths.set(origin, [...(paths.get(origin) ?? []), result.path])
    }
    return [...paths].flatMap(([origin, [path, ...more]]) =>
      more.length >= max ? [{ path: path!, params: { origin, count: more.length + 1, max } }] : [],
    )
  },
})
