import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'loc-empty',
  scope: 'loc',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'A `<loc>` holds a URL.',
  why: 'The element is there and names no page; the entry is lost.',
  sources: [
    cite(documents.protocol, 'XML tag definitions: loc'),
    cite(documents.yandexErrors, 'Tag cannot be empty'),
  ],
  knownAs: { google: ['Invalid URL', 'Invalid tag value'], yandex: ['Тег не может быть пустым'] },
  words: {
    message: 'This `<loc>` is empty.',
    fix: 'Put the URL of the page into it, or remove the entry.',
  },
  kinds: ['urlset'],
  skipPlain: true,
  examples: () => ({
    good: [
      '<url><loc>https://example.com/</loc></url>',
      '<url><loc><a>https://example.com/</a></loc></url>',
      '<url><lastmod>2026-01-02</lastmod></url>',
    ],
    bad: ['<url><loc> </loc></url>', '<url><loc/></url>', '<url><loc><!-- to do --></loc></url>'],
  }),
  check: {
    entry({ loc, children }) {
      if (loc?.value !== '') return undefined
      // What stands inside an element in it is a fault of its own.
      return children.some((child) => child.content === loc && child.children.length > 0)
        ? undefined
        : { at: loc.at }
    },
  },
})
