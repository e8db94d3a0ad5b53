import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'url-missing-loc',
  scope: 'url',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'Every `<url>` has a `<loc>`.',
  why: 'Without it the entry names no page.',
  sources: [
    cite(documents.protocol, 'The Sitemap must: include a loc child entry for each url'),
    cite(documents.sitemapSchema, 'tUrl'),
    cite(documents.yandexErrors, 'Tag not found'),
  ],
  knownAs: { google: ['Missing XML tag'], yandex: ['Тег не найден'] },
  words: {
    message: 'This `<url>` has no `<loc>`.',
    fix: 'Put the URL of the page into a `<loc>`, in small letters, or remove the entry.',
  },
  skipPlain: true,
  examples: () => ({
    good: [
      '<url><loc>https://example.com/</loc></url>',
      '<url><lastmod>2026-01-02</lastmod><loc>https://example.com/</loc></url>',
      '<url><loc></loc></url>',
    ],
    bad: [
      '<url><lastmod>2026-01-02</lastmod></url>',
      '<url/>',
      '<url><Loc>https://example.com/</Loc></url>',
      '<url><x:loc xmlns:x="urn:x">https://example.com/</x:loc></url>',
    ],
  }),
  check: {
    entry: ({ loc }) => (loc ? undefined : {}),
  },
})
