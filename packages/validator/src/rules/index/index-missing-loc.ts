import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { indexFile } from '../example-parts.ts'

const holding = (inside: string) => ({
  file: `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap>${inside}</sitemap></sitemapindex>`,
})

export default defineRule({
  id: 'index-missing-loc',
  scope: 'index',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'Every `<sitemap>` of an index has a `<loc>` with a URL.',
  why: 'Without it the entry names no sitemap.',
  sources: [
    cite(documents.protocol, 'Sitemap index XML tag definitions'),
    cite(documents.indexSchema, 'tSitemap'),
    cite(documents.yandexErrors, 'Tag not found; Tag cannot be empty'),
  ],
  knownAs: { google: ['Missing XML tag'], yandex: ['Тег не найден', 'Тег не может быть пустым'] },
  words: {
    message: 'This `<sitemap>` has no `<loc>`.',
    fix: 'Put the URL of the sitemap into a `<loc>`, in small letters, or remove the entry.',
  },
  variants: {
    empty: {
      message: 'The `<loc>` of this `<sitemap>` is empty.',
      fix: 'Put the URL of the sitemap into it, or remove the entry.',
    },
  },
  skipPlain: true,
  examples: () => ({
    good: [
      indexFile('https://example.com/sitemap-1.xml'),
      holding('<loc><a>https://example.com/sitemap-1.xml</a></loc>'),
    ],
    bad: [
      holding('<lastmod>2026-01-02</lastmod>'),
      holding('<Loc>https://example.com/s.xml</Loc>'),
      holding('<loc> </loc>'),
    ],
  }),
  check: {
    entry({ loc, children }) {
      if (!loc) return {}
      if (loc.value !== '') return undefined
      const nested = children.some((child) => child.content === loc && child.children.length > 0)
      return nested ? undefined : { at: loc.at, variant: 'empty' }
    },
  },
})
