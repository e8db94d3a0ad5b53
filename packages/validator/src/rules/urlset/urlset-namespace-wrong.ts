import { isLegacyNs, isUndeclaredNs, SITEMAP_NS } from '../../facts/vocabulary.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const within = (ns: string) => ({
  file: `<urlset xmlns="${ns}"><url><loc>https://example.com/</loc></url></urlset>`,
})

export default defineRule({
  id: 'urlset-namespace-wrong',
  scope: 'urlset',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'The namespace of `<urlset>` is written exactly as the protocol gives it.',
  why: 'A namespace is a name and no address: https, a slash at the end or another version make another name, whose elements mean nothing to an engine.',
  sources: [
    cite(documents.protocol, 'XML tag definitions: urlset'),
    cite(documents.sitemapSchema, 'targetNamespace'),
    cite(documents.xmlNamespaces, '2.3 Comparing IRI References'),
    cite(documents.googleReport, 'error list: Incorrect namespace'),
  ],
  knownAs: { google: ['Incorrect namespace'] },
  words: {
    message: 'The root `<{name}>` is in the namespace "{found}" instead of "{expected}".',
    fix: 'Write the namespace as the protocol has it, letter by letter: http, www, no slash at the end.',
  },
  examples: () => ({
    good: [within(SITEMAP_NS), within('')],
    bad: [
      within('https://www.sitemaps.org/schemas/sitemap/0.9'),
      within('http://www.sitemaps.org/schemas/sitemap/0.9/'),
      within('http://sitemaps.org/schemas/sitemap/0.9'),
      within('http://www.sitemaps.org/schemas/sitemap/1.0'),
      within('http://www.sitemaps.org/schemas/Sitemap/0.9'),
      within('urn:a'),
    ],
  }),
  check: {
    root({ ns, name, attributes, at }) {
      if (ns === SITEMAP_NS || ns === '' || isLegacyNs(ns) || isUndeclaredNs(ns)) return undefined
      const declared = attributes.find((a) => a.value === ns && (a.name === 'xmlns' || a.prefix === 'xmlns'))
      return { at: declared?.valueAt ?? at, params: { name, found: ns, expected: SITEMAP_NS } }
    },
  },
})
