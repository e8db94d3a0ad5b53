import { type Extension, NAMESPACES } from '../../facts/extensions.ts'
import { meantExtension } from '../../facts/vocabulary.ts'
import { type Attribute, defineRule, type Element, type ExampleFile, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const PREFIXES = Object.keys(NAMESPACES) as Extension[]
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
    element: {
      message: '`<{name}>` is in the namespace "{found}" instead of "{expected}".',
      fix: 'Write the namespace "{expected}", letter by letter.',
    },
  },
  skipPlain: true,
  examples: {
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
      declaring('i', 'http://www.google.com/schemas/sitemap-image/1.1/', IMAGE.replaceAll('image:', 'i:')),
      '<url><loc>https://example.com/</loc><link xmlns="https://www.w3.org/1999/xhtml" rel="alternate" hreflang="de" href="https://example.com/de"/></url>',
    ],
  },
  check: () => {
    const told = new Set<string>()
    return {
      root({ ns, attributes }) {
        const problems = attributes.flatMap((attribute) => judgeDeclaration(attribute, told))
        told.add(ns)
        return problems
      },
      entry(entry) {
        const declared = [entry, ...entry.children].flatMap(({ attributes }) => attributes)
        return [
          ...declared.flatMap((attribute) => judgeDeclaration(attribute, told)),
          ...entry.children.flatMap((child) => judgeElement(child, told)),
        ]
      },
    }
  },
})

function judgeDeclaration({ prefix, local, value, valueAt }: Attribute, told: Set<string>): Problem[] {
  const known = PREFIXES.find((name) => name === local)
  if (prefix !== 'xmlns' || known === undefined || value === NAMESPACES[known] || told.has(value)) return []
  told.add(value)
  return [{ at: valueAt, params: { prefix: local, found: value, expected: NAMESPACES[known] } }]
}

/** An element that Google would read if its namespace were right, whatever its prefix. */
function judgeElement(element: Element, told: Set<string>): Problem[] {
  const { ns, name, at } = element
  const meant = meantExtension(element)
  if (meant === undefined || told.has(ns)) return []
  told.add(ns)
  return [{ at, params: { name, found: ns, expected: NAMESPACES[meant] }, variant: 'element' }]
}
