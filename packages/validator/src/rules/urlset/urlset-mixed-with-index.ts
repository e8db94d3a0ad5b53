import { isOwn } from '../../facts/vocabulary.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'urlset-mixed-with-index',
  scope: 'urlset',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'A `<urlset>` lists pages and a `<sitemapindex>` lists sitemaps; neither lists both.',
  why: 'Engines read a file as one or the other. Entries of the other kind are skipped.',
  sources: [
    cite(documents.protocol, 'XML tag definitions; Sitemap index XML tag definitions'),
    cite(documents.sitemapSchema, 'urlset'),
    cite(documents.indexSchema, 'sitemapindex'),
  ],
  knownAs: { google: ['Incorrect sitemap index format'], yandex: ['Неизвестный тег'] },
  words: {
    message: '`<{name}>` stands in `<{root}>`: a list of pages cannot list sitemaps.',
    fix: 'List sitemaps in a file of their own with `<sitemapindex>` as its root. If the entry is a page, write `<url>`.',
  },
  variants: {
    index: {
      message: '`<{name}>` stands in `<{root}>`: a list of sitemaps cannot list pages.',
      fix: 'List pages in a file of their own with `<urlset>` as its root. If the entry is a sitemap, write `<sitemap>`.',
    },
  },
  kinds: ['urlset', 'index'],
  examples: () => ({
    good: [
      '<url><loc>https://example.com/</loc></url>',
      {
        file: '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://example.com/sitemap-1.xml</loc></sitemap></sitemapindex>',
      },
    ],
    bad: [
      '<url><loc>https://example.com/</loc></url><sitemap><loc>https://example.com/s.xml</loc></sitemap>',
      {
        file: '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com/</loc></url></sitemapindex>',
      },
    ],
  }),
  check: {
    child(element, root) {
      const other = root.local === 'urlset' ? 'sitemap' : 'url'
      if (element.local !== other || !isOwn(element, root.ns)) return undefined
      const params = { name: element.name, root: root.name }
      return { params, variant: root.local === 'urlset' ? undefined : 'index' }
    },
  },
})
