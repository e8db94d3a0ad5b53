import { nearest } from '../../facts/nearest.ts'
import { isOwn, isOwnTag, OWN_TAGS } from '../../facts/vocabulary.ts'
import { defineRule, type Element, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'url-unknown-child',
  scope: 'url',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: "Of the protocol's own elements a `<url>` has only loc, lastmod, changefreq and priority.",
  why: 'The vocabulary is closed and case-sensitive. What an element with another name says is lost.',
  sources: [
    cite(documents.sitemapSchema, 'tUrl'),
    cite(documents.protocol, 'Extending the Sitemaps protocol'),
    cite(documents.yandexErrors, 'Unknown tag'),
  ],
  knownAs: { google: ['Invalid XML tag'], yandex: ['Неизвестный тег'] },
  words: {
    message: '`<{tag}>` is no element that a `<url>` may have.',
    fix: 'Remove it, or give it a namespace of its own.',
  },
  variants: {
    near: {
      message: '`<{tag}>` is no element that a `<url>` may have; `<{near}>` is probably meant.',
      fix: 'Write `<{near}>`.',
    },
  },
  skipPlain: true,
  examples: () => ({
    good: [
      '<url><loc>https://example.com/</loc><lastmod>2026-01-02</lastmod></url>',
      '<url><loc>https://example.com/</loc><x:expires xmlns:x="urn:x">2026-01-02</x:expires></url>',
    ],
    bad: [
      '<url><loc>https://example.com/</loc><lastmode>2026-01-02</lastmode></url>',
      '<url><loc>https://example.com/</loc><changeFreq>daily</changeFreq></url>',
      '<url><loc>https://example.com/</loc><expires>2026-01-02</expires></url>',
      '<url><loc>https://example.com/</loc><title xmlns="">Home</title></url>',
    ],
  }),
  check: () => {
    let rootNs = ''
    return {
      root({ ns }) {
        rootNs = ns
      },
      entry({ children }) {
        const isUnknown = (child: Element): boolean => !isOwnTag(child.local) && isOwn(child, rootNs)
        return children.some(isUnknown) ? children.filter(isUnknown).map(judge) : undefined
      },
    }
  },
})

function judge({ local, name, at }: Element): Problem {
  const near = nearest(local, OWN_TAGS)
  return near ? { at, params: { tag: name, near }, variant: 'near' } : { at, params: { tag: name } }
}
