import { type Extension, NAMESPACES } from '../../facts/extensions.ts'
import { meantExtension } from '../../facts/vocabulary.ts'
import type { Params } from '../../report.ts'
import { defineRule, type Element, type ExampleFile, type Place, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const EXTENSIONS = Object.keys(NAMESPACES) as Extension[]
const declaring = (prefix: string, uri: string, inside = ''): ExampleFile => ({
  file: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:${prefix}="${uri}"><url><loc>https://example.com/</loc>${inside}</url></urlset>`,
})
const IMAGE = '<image:image><image:loc>https://example.com/i.png</image:loc></image:image>'

export default defineRule({
  id: 'urlset-extension-namespace-wrong',
  scope: 'urlset',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: 'The namespaces of image, video, news and xhtml are written exactly as Google gives them.',
  why: 'A namespace is a name and no address: https or another version make another name. The elements then mean nothing, and what they say is lost without a word.',
  sources: [
    cite(documents.googleCombine, 'table of namespaces'),
    cite(documents.xmlNamespaces, '2.3 Comparing IRI References'),
    cite(documents.googleReport, 'error list: Incorrect namespace'),
  ],
  knownAs: { google: ['Incorrect namespace'] },
  words: {
    message: 'The prefix `{prefix}` stands for "{found}" instead of "{expected}".',
    fix: 'Write xmlns:{prefix}="{expected}", letter by letter.',
  },
  variants: {
    used: {
      message:
        '`<{name}>` is in the namespace "{found}" instead of "{expected}", since the prefix `{prefix}` was declared so on line {line}; what it says is lost.',
      fix: 'Write xmlns:{prefix}="{expected}", letter by letter.',
    },
    element: {
      message: '`<{name}>` is in the namespace "{found}" instead of "{expected}"; what it says is lost.',
      fix: 'Write the namespace "{expected}", letter by letter.',
    },
  },
  skipPlain: true,
  examples: () => ({
    good: [
      declaring('image', NAMESPACES.image, IMAGE),
      declaring('i', NAMESPACES.image, IMAGE.replaceAll('image:', 'i:')),
      declaring('f', 'urn:f', '<f:link/>'),
      '<url><loc>https://example.com/</loc><image:image><image:loc>https://example.com/i.png</image:loc></image:image></url>',
    ],
    bad: [
      declaring('image', 'https://www.google.com/schemas/sitemap-image/1.1', IMAGE),
      declaring('xhtml', 'http://www.w3.org/TR/xhtml11/xhtml11_schema.html'),
      declaring('news', 'http://www.google.com/schemas/sitemap-news/1.0'),
      declaring('image', NAMESPACES.video, IMAGE),
      declaring('i', 'http://www.google.com/schemas/sitemap-image/1.1/', IMAGE.replaceAll('image:', 'i:')),
      '<url><loc>https://example.com/</loc><link xmlns="https://www.w3.org/1999/xhtml" rel="alternate" hreflang="de" href="https://example.com/de"/></url>',
    ],
  }),
  check: (file) => {
    /** Wrong declarations of the root, by prefix, until an element shows what is lost. */
    const pending = new Map<string, { params: Params; place: Place }>()
    const told = new Set<string>()
    let rootNs = ''
    const judge = (child: Element): Problem[] => {
      const { name, prefix, ns, at } = child
      if (ns === rootNs) return []
      const declared = pending.get(prefix)
      const meant = meantExtension(child)
      if (told.has(`${prefix} ${ns}`) || (!meant && declared?.params.found !== ns)) return []
      told.add(`${prefix} ${ns}`)
      if (declared?.params.found === ns) {
        pending.delete(prefix)
        return [{ at, params: { ...declared.params, name, line: declared.place.line }, variant: 'used' }]
      }
      return [{ at, params: { name, found: ns, expected: NAMESPACES[meant!] }, variant: 'element' }]
    }
    return {
      root({ ns, attributes }) {
        for (const { prefix, local, value, valueAt } of attributes) {
          const extension = EXTENSIONS.find((known) => known === local)
          if (prefix !== 'xmlns' || !extension || value === NAMESPACES[extension]) continue
          const params = { prefix: local, found: value, expected: NAMESPACES[extension] }
          pending.set(local, { params, place: file.locate(valueAt) })
        }
        rootNs = ns
      },
      entry: ({ children }) =>
        children.some(({ ns }) => ns !== rootNs) ? children.flatMap(judge) : undefined,
      end: () => [...pending.values()],
    }
  },
})
