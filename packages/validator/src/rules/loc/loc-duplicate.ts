import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'loc-duplicate',
  scope: 'loc',
  severity: 'warning',
  engine: 'all',
  tier: 'core',
  summary: 'A file lists each URL once.',
  why: 'A second entry says nothing new, takes room of the 50,000 and may carry another date. The protocol is silent on it.',
  sources: [
    cite(documents.sitemapr, '12.5: the protocol says nothing of duplicates'),
    cite(documents.own, 'one entry a page'),
  ],
  words: {
    message: 'This URL is listed already, as number {first} of the file.',
    fix: 'List it once, with the newer date.',
  },
  // The items of a feed are events, of which one page may have several.
  kinds: ['urlset', 'text'],
  examples: () => ({
    good: [
      '<url><loc>https://example.com/</loc></url><url><loc>https://example.com/a</loc></url>',
      '<url><loc>https://example.com/a</loc></url><url><loc>https://example.com/a/</loc></url>',
      '<url><loc></loc></url><url><loc></loc></url>',
    ],
    bad: [
      '<url><loc>https://example.com/</loc></url><url><loc>https://example.com/</loc></url>',
      '<url><loc>https://example.com/?a&amp;b</loc></url><url><loc> <![CDATA[https://example.com/?a&b]]></loc></url>',
      { file: 'https://example.com/b\nhttps://example.com/a\nhttps://example.com/b\n', path: 'sitemap.txt' },
    ],
  }),
  check: (file) => ({
    loc(url) {
      const first = file.earlier(url)
      return first === undefined || url.value === ''
        ? undefined
        : { params: { loc: url.value, first: first + 1 } }
    },
  }),
})
