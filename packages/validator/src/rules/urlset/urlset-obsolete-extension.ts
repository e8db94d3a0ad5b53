import { OBSOLETE_NS, walk } from '../../facts/vocabulary.ts'
import { defineRule, type Element, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const mobile = (ns: string): string =>
  `<url><loc>https://example.com/</loc><mobile:mobile xmlns:mobile="${ns}"/></url>`

export default defineRule({
  id: 'urlset-obsolete-extension',
  scope: 'urlset',
  severity: 'info',
  engine: ['google'],
  tier: 'extended',
  summary: 'The file uses no extension that Google has given up.',
  why: 'Google once read mobile, geo, PageMap and code search sitemaps. Its documentation names none of them any more, so they only take up room.',
  sources: [
    cite(documents.googleCombine, 'list of supported extensions'),
    cite(documents.sitemapr, 'notes on schemas: mobile'),
  ],
  words: {
    message:
      'The file uses the {extension} extension ("{ns}"), which Google no longer documents; here stands the first use.',
    fix: 'Remove its elements and its namespace declaration.',
  },
  skipPlain: true,
  examples: () => ({
    good: [
      '<url><loc>https://example.com/</loc></url>',
      mobile('http://www.baidu.com/schemas/sitemap-mobile/1/'),
    ],
    bad: [mobile('http://www.google.com/schemas/sitemap-mobile/1.0')],
  }),
  check: () => {
    const told = new Set<string>()
    const judge = (elements: Iterable<Element>): Problem[] => {
      const problems: Problem[] = []
      for (const { ns, at } of elements) {
        const extension = OBSOLETE_NS[ns]
        if (extension === undefined || told.has(ns)) continue
        told.add(ns)
        problems.push({ at, params: { extension, ns } })
      }
      return problems
    }
    return {
      child: (element) => judge(walk(element)),
      entry: (entry) => judge(entry.children),
    }
  },
})
