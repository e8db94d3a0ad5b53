import { isOwnTag } from '../../facts/vocabulary.ts'
import { defineRule, type Element } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'url-nested-elements',
  scope: 'url',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'loc, lastmod, changefreq and priority hold text and no elements.',
  why: 'They are simple values. With an element inside nobody can say what the value is.',
  sources: [
    cite(documents.sitemapSchema, 'tLoc, tLastmod, tChangeFreq, tPriority'),
    cite(documents.yandexErrors, 'Tag cannot contain other tags'),
  ],
  knownAs: { google: ['Invalid tag value'], yandex: ['Тег не может содержать другие теги'] },
  words: {
    message: '`<{tag}>` holds the element `<{inner}>`; it may hold text only.',
    fix: 'Write the value alone. Markup that belongs to the value must be escaped.',
  },
  kinds: ['urlset', 'index'],
  skipPlain: true,
  examples: () => ({
    good: [
      '<url><loc>https://example.com/</loc></url>',
      '<url><loc><!-- home -->https://example.com/</loc></url>',
      '<url><loc>https://example.com/</loc><image:image><image:loc>https://example.com/i.png</image:loc></image:image></url>',
    ],
    bad: [
      '<url><loc><a>https://example.com/</a></loc></url>',
      '<url><loc>https://example.com/</loc><lastmod><date>2026-01-02</date></lastmod></url>',
    ],
  }),
  check: () => {
    let rootNs = ''
    return {
      root({ ns }) {
        rootNs = ns
      },
      entry({ children }) {
        const isNested = ({ local, ns, children }: Element): boolean =>
          children.length > 0 && ns === rootNs && isOwnTag(local)
        if (!children.some(isNested)) return undefined
        return children.filter(isNested).map(({ name, children }) => {
          const [inner] = children
          return { at: inner!.at, params: { tag: name, inner: inner!.name } }
        })
      },
    }
  },
})
