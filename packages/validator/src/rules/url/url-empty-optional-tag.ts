import { defineRule, type Element, type Entry } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const OPTIONAL = ['lastmod', 'changefreq', 'priority']

export default defineRule({
  id: 'url-empty-optional-tag',
  scope: 'url',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'lastmod, changefreq and priority are absent or have a value.',
  why: 'An empty text is no date, no frequency and no number. All three are optional: leave the element out where there is nothing to say.',
  sources: [
    cite(documents.sitemapSchema, 'tLastmod, tChangeFreq, tPriority'),
    cite(documents.protocol, 'XML tag definitions'),
    cite(documents.yandexErrors, 'Tag cannot be empty'),
  ],
  knownAs: { google: ['Invalid tag value', 'Invalid date'], yandex: ['Тег не может быть пустым'] },
  words: { message: '`<{tag}>` is empty.', fix: 'Leave the element out where there is no value.' },
  kinds: ['urlset', 'index'],
  skipPlain: true,
  examples: () => ({
    good: [
      '<url><loc>https://example.com/</loc><lastmod>2026-01-02</lastmod></url>',
      '<url><loc></loc></url>',
      '<url><loc>https://example.com/</loc><lastmod><date>2026-01-02</date></lastmod></url>',
    ],
    bad: [
      '<url><loc>https://example.com/</loc><lastmod></lastmod></url>',
      '<url><loc>https://example.com/</loc><changefreq/></url>',
      '<url><loc>https://example.com/</loc><priority>\n</priority></url>',
    ],
  }),
  check: () => {
    let rootNs = ''
    const isEmpty = ({ local, ns, content, children }: Element, kind: Entry['kind']): boolean =>
      content.value === '' &&
      children.length === 0 &&
      ns === rootNs &&
      (kind === 'url' ? OPTIONAL.includes(local) : local === 'lastmod')
    return {
      root({ ns }) {
        rootNs = ns
      },
      entry({ kind, children }) {
        if (!children.some((child) => isEmpty(child, kind))) return undefined
        return children
          .filter((child) => isEmpty(child, kind))
          .map(({ at, name }) => ({ at, params: { tag: name } }))
      },
    }
  },
})
