import { SITEMAP_NS } from '../../facts/vocabulary.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const ENTRY = '<url><loc>https://example.com/</loc></url>'

export default defineRule({
  id: 'urlset-namespace-missing',
  scope: 'urlset',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'The root `<urlset>` is in the namespace of the protocol.',
  why: 'The protocol demands the namespace, and readers find the elements by it. Search Console reports a file without it.',
  sources: [
    cite(documents.protocol, 'The Sitemap must: specify the namespace within the urlset tag'),
    cite(documents.googleReport, 'error list: Incorrect namespace'),
  ],
  knownAs: { google: ['Incorrect namespace'] },
  words: {
    message: 'The root `<{name}>` is in no namespace.',
    fix: 'Write <{name} xmlns="{expected}">.',
  },
  variants: {
    prefixed: {
      message:
        'The namespace is declared for the prefix `{prefix}`, but the root `<{name}>` does not use it.',
      fix: 'Write xmlns="{expected}" without the prefix, or give every element the prefix.',
    },
  },
  examples: () => ({
    good: [
      { file: `<urlset xmlns="${SITEMAP_NS}">${ENTRY}</urlset>` },
      {
        file: `<s:urlset xmlns:s="${SITEMAP_NS}"><s:url><s:loc>https://example.com/</s:loc></s:url></s:urlset>`,
      },
      { file: `<urlset xmlns="https://www.sitemaps.org/schemas/sitemap/0.9">${ENTRY}</urlset>` },
    ],
    bad: [
      { file: `<urlset>${ENTRY}</urlset>` },
      { file: `<urlset xmlns="">${ENTRY}</urlset>` },
      { file: `<urlset xmlns:s="${SITEMAP_NS}">${ENTRY}</urlset>` },
    ],
  }),
  check: {
    root({ ns, name, attributes }) {
      if (ns !== '') return undefined
      const params = { name, expected: SITEMAP_NS }
      const bound = attributes.find((a) => a.prefix === 'xmlns' && a.value === SITEMAP_NS)
      return bound ? { params: { ...params, prefix: bound.local }, variant: 'prefixed' } : { params }
    },
  },
})
