import { walk } from '../../facts/vocabulary.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'url-value-surrounding-whitespace',
  scope: 'url',
  severity: 'info',
  engine: 'all',
  tier: 'extended',
  summary: 'Values stand in their element without white space around them.',
  why: 'Dates and numbers may have it by the schema, the words of changefreq may not. Programs that format XML add it.',
  sources: [cite(documents.sitemapSchema, 'tChangeFreq, base xsd:string')],
  words: {
    message: 'White space stands around the value of `<{tag}>`.',
    fix: 'Write the value directly between the tags.',
  },
  kinds: ['urlset', 'index'],
  skipPlain: true,
  examples: {
    good: [
      '<url><loc>https://example.com/</loc><changefreq>daily</changefreq></url>',
      '<url><loc> https://example.com/ </loc><lastmod> </lastmod></url>',
      '<url><loc>https://example.com/</loc><image:image>\n<image:loc>https://example.com/i.png</image:loc>\n</image:image></url>',
    ],
    bad: [
      '<url><loc>https://example.com/</loc><changefreq> daily </changefreq></url>',
      '<url><loc>https://example.com/</loc><lastmod>2026-01-02\n</lastmod></url>',
      '<url><loc>https://example.com/</loc><image:image><image:loc>\nhttps://example.com/i.png\n</image:loc></image:image></url>',
    ],
  },
  check: () => {
    let rootNs = ''
    return {
      root({ ns }) {
        rootNs = ns
      },
      entry({ children }) {
        const values = children.flatMap((child) =>
          child.ns === rootNs && child.local === 'loc' ? [] : [...walk(child)],
        )
        return values.flatMap(({ name, content: { text, value, at }, children }) =>
          value !== '' && text !== value && children.length === 0 ? [{ at, params: { tag: name } }] : [],
        )
      },
    }
  },
})
