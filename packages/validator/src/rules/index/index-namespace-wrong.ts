import { isUndeclaredNs, SITEMAP_NS } from '../../facts/vocabulary.ts'
import { defineRule, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const within = (declaration: string) => ({
  file: `<sitemapindex${declaration}><sitemap><loc>https://example.com/sitemap-1.xml</loc></sitemap></sitemapindex>`,
})

export default defineRule({
  id: 'index-namespace-wrong',
  scope: 'index',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'The root `<sitemapindex>` is in the namespace of the protocol, written exactly.',
  why: 'A namespace is a name and no address: another one, or none, makes elements that mean nothing to an engine, and no sitemap of the index is found.',
  sources: [
    cite(documents.protocol, 'Using Sitemap index files'),
    cite(documents.indexSchema, 'targetNamespace'),
    cite(documents.googleIndex, 'Sitemap index reference'),
    cite(documents.googleReport, 'error list: Incorrect namespace'),
  ],
  knownAs: { google: ['Incorrect namespace', 'Incorrect sitemap index format'] },
  words: {
    message: 'The root `<{name}>` is in the namespace "{found}" instead of "{expected}".',
    fix: 'Write the namespace as the protocol has it, letter by letter: http, www, no slash at the end.',
  },
  variants: {
    none: {
      message: 'The root `<{name}>` is in no namespace.',
      fix: 'Write xmlns="{expected}" into it.',
    },
  },
  examples: () => ({
    good: [
      within(` xmlns="${SITEMAP_NS}"`),
      {
        file: `<s:sitemapindex xmlns:s="${SITEMAP_NS}"><s:sitemap><s:loc>https://example.com/sitemap-1.xml</s:loc></s:sitemap></s:sitemapindex>`,
      },
    ],
    bad: [
      within(''),
      within(' xmlns="https://www.sitemaps.org/schemas/sitemap/0.9"'),
      within(' xmlns="http://www.google.com/schemas/sitemap/0.84"'),
      within(` xmlns:s="${SITEMAP_NS}"`),
    ],
  }),
  check: {
    root({ ns, name, attributes, at }): Problem | undefined {
      if (ns === SITEMAP_NS || isUndeclaredNs(ns)) return undefined
      if (ns === '') return { params: { name, expected: SITEMAP_NS }, variant: 'none' }
      const declared = attributes.find((a) => a.value === ns && (a.name === 'xmlns' || a.prefix === 'xmlns'))
      return { at: declared?.valueAt ?? at, params: { name, found: ns, expected: SITEMAP_NS } }
    },
  },
})
