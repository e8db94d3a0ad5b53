import { SITEMAP_NS, walk } from '../../facts/vocabulary.ts'
import { defineRule, type Element, type ExampleFile, type Place } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const VIDEO = 'xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"'
const within = (declarations: string, inside = ''): ExampleFile => ({
  file: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ${declarations}><url><loc>https://example.com/</loc>${inside}</url></urlset>`,
})

export default defineRule({
  id: 'urlset-unused-namespace',
  scope: 'urlset',
  severity: 'info',
  engine: 'all',
  tier: 'extended',
  summary: 'Every prefix that the root declares is used.',
  why: 'An unused declaration does no harm. Often it shows that images, videos or alternates were lost on the way into the file.',
  sources: [cite(documents.googleCombine, 'Namespaces')],
  words: {
    message: 'The prefix `{prefix}` is declared and never used.',
    fix: 'Remove xmlns:{prefix}, or find out why the file holds none of the elements that it was meant for.',
  },
  kinds: ['urlset', 'index'],
  skipPlain: true,
  examples: () => ({
    good: [
      within('', ''),
      { file: `<urlset xmlns="${SITEMAP_NS}" ${VIDEO}></urlset>` },
      { file: `<urlset xmlns:s="${SITEMAP_NS}"><url><loc>https://example.com/</loc></url></urlset>` },
      within(VIDEO, '<video:video/>'),
      within(
        'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.sitemaps.org/schemas/sitemap/0.9 http://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd"',
      ),
      within('xmlns:f="urn:f"', '<lastmod f:by="a">2026-01-02</lastmod>'),
    ],
    bad: [
      within(VIDEO),
      within(
        'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
        '<video:video xmlns:video="urn:v"/>',
      ),
    ],
  }),
  check: (file) => {
    const unused = new Map<string, Place>()
    const use = ({ prefix, attributes }: Pick<Element, 'prefix' | 'attributes'>): void => {
      unused.delete(prefix)
      for (const attribute of attributes) unused.delete(attribute.prefix)
    }
    return {
      root(root) {
        for (const { prefix, local, value, at } of root.attributes) {
          // The prefix of the protocol's own namespace on a root without one is a fault of its own.
          const forgotten = root.ns === '' && value === SITEMAP_NS
          if (prefix === 'xmlns' && !forgotten) unused.set(local, file.locate(at))
        }
        use(root)
      },
      child(element) {
        if (unused.size > 0) for (const inner of walk(element)) use(inner)
      },
      entry({ attributes, children }) {
        if (unused.size === 0) return
        use({ prefix: '', attributes })
        for (const child of children) for (const element of walk(child)) use(element)
      },
      end({ urls, truncated }) {
        if (truncated || urls === 0) return []
        return [...unused].map(([prefix, place]) => ({ place, params: { prefix } }))
      },
    }
  },
})
