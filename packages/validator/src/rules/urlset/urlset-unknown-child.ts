import { nearest } from '../../facts/nearest.ts'
import { isOwn } from '../../facts/vocabulary.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'urlset-unknown-child',
  scope: 'urlset',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: "Of the protocol's own elements only `<url>` stands in `<urlset>`.",
  why: 'The vocabulary of the protocol is closed. An element with another name is skipped, and the page in it with it.',
  sources: [
    cite(documents.sitemapSchema, 'urlset'),
    cite(documents.protocol, 'XML tag definitions; Extending the Sitemaps protocol'),
    cite(documents.yandexErrors, 'Unknown tag'),
  ],
  knownAs: { google: ['Invalid XML tag'], yandex: ['Неизвестный тег'] },
  words: {
    message: '`<{name}>` is no element of a sitemap; in `<urlset>` only `<url>` may stand.',
    fix: 'Remove it, or give it a namespace of its own.',
  },
  variants: {
    near: {
      message: '`<{name}>` is no element of a sitemap; `<url>` is probably meant.',
      fix: 'Write `<url>`, in small letters.',
    },
    entry: {
      message: '`<{name}>` stands in `<urlset>` outside of any `<url>`.',
      fix: 'Put a `<url>` around the elements of each page.',
    },
  },
  examples: () => ({
    good: [
      '<url><loc>https://example.com/</loc></url>',
      '<sitemap><loc>https://example.com/sitemap-1.xml</loc></sitemap>',
      '<x:uri xmlns:x="urn:x"/><url><loc>https://example.com/</loc></url>',
    ],
    bad: [
      '<uri><loc>https://example.com/</loc></uri>',
      '<URL><loc>https://example.com/</loc></URL>',
      '<loc>https://example.com/</loc>',
      '<title xmlns="">Pages</title><url><loc>https://example.com/</loc></url>',
    ],
  }),
  check: {
    child(element, root) {
      const { name, local } = element
      if (!isOwn(element, root.ns) || local === 'sitemap' || local === 'url') return undefined
      if (['loc', 'lastmod', 'changefreq', 'priority'].includes(local))
        return { params: { name }, variant: 'entry' }
      return { params: { name }, variant: nearest(local, ['url']) ? 'near' : undefined }
    },
  },
})
