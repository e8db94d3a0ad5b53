import { nearest } from '../../facts/nearest.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const ROOTS = ['urlset', 'sitemapindex']
const ENTRY = '<url><loc>https://example.com/</loc></url>'
const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export default defineRule({
  id: 'xml-unknown-root',
  scope: 'xml',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'The root element is `<urlset>` or `<sitemapindex>`, or that of an RSS or Atom feed.',
  why: 'The protocol knows no other; engines reject the file as a format that they do not support.',
  sources: [
    cite(documents.protocol, 'The Sitemap must'),
    cite(documents.protocol, 'Using Sitemap index files; Other Sitemap formats'),
  ],
  knownAs: { google: ['Unsupported format', 'Invalid XML tag'], yandex: ['Неизвестный тег'] },
  words: {
    message: 'The root element is `<{name}>`, which is no sitemap, index or feed.',
    fix: 'Write `<urlset>` around a list of pages, or `<sitemapindex>` around a list of sitemaps.',
  },
  variants: {
    near: {
      message: 'The root element is `<{name}>`, where `<{near}>` must stand.',
      fix: 'Write `<{near}>`; names in XML are case-sensitive.',
    },
    namespace: {
      message:
        'The root element `<{name}>` is in the namespace "{ns}", which is no format of feeds that engines know.',
      fix: 'Write an Atom feed in the namespace http://www.w3.org/2005/Atom, or list the pages in a sitemap.',
    },
  },
  examples: () => ({
    good: [
      {
        file: `<s:urlset xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9"><s:url><s:loc>https://example.com/</s:loc></s:url></s:urlset>`,
      },
    ],
    bad: [
      { file: `<sitemap ${NS}><loc>https://example.com/</loc></sitemap>` },
      { file: `<urlSet ${NS}>${ENTRY}</urlSet>` },
      { file: `<feed xmlns="urn:a"><entry/></feed>` },
    ],
  }),
  check: {
    fault(fault) {
      const local = String(fault.params?.name).replace(/^.*:/, '')
      if (local === 'feed') return { ...fault, variant: 'namespace' }
      const near = nearest(local, ROOTS)
      return near ? { ...fault, params: { ...fault.params, near }, variant: 'near' } : fault
    },
  },
})
