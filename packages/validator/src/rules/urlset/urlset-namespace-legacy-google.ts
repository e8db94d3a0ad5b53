import { isLegacyNs, SITEMAP_NS } from '../../facts/vocabulary.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const within = (ns: string) => ({
  file: `<urlset xmlns="${ns}"><url><loc>https://example.com/</loc></url></urlset>`,
})

export default defineRule({
  id: 'urlset-namespace-legacy-google',
  scope: 'urlset',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'The file is not in the namespace that Google used before the protocol was published.',
  why: 'Google Sitemaps of 2005 became the common protocol in November 2006, with another namespace. Other engines never knew the old one.',
  sources: [
    cite(documents.protocol, 'XML tag definitions: urlset'),
    cite(documents.sitemapSchema, 'targetNamespace'),
    cite(documents.googleReport, 'error list: Incorrect namespace'),
  ],
  knownAs: { google: ['Incorrect namespace'] },
  words: {
    message: 'The root `<{name}>` is in the old Google namespace "{found}".',
    fix: 'Write xmlns="{expected}"; the elements stay as they are.',
  },
  examples: () => ({
    good: [within(SITEMAP_NS), within('http://www.google.com/schemas/sitemap-image/1.1')],
    bad: [
      within('http://www.google.com/schemas/sitemap/0.84'),
      within('http://www.google.com/schemas/sitemap/0.9'),
    ],
  }),
  check: {
    root({ ns, name, attributes, at }) {
      if (!isLegacyNs(ns)) return undefined
      const declared = attributes.find((a) => a.value === ns)
      return { at: declared?.valueAt ?? at, params: { name, found: ns, expected: SITEMAP_NS } }
    },
  },
})
