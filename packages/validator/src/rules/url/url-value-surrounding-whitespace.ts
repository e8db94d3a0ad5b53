import { defineRule, type Element } from '../../rule.ts'
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
  examples: () => ({
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
  }),
  check: () => {
    let rootNs = ''
    return {
      root({ ns }) {
        rootNs = ns
      },
      entry({ children }) {
        const padded: Element[] = []
        for (const child of children)
          if (child.ns !== rootNs || child.local !== 'loc') addPadded(child, padded)
        return padded.map(({ name, content }) => ({ at: content.at, params: { tag: name } }))
      },
    }
  },
})

function addPadded(element: Element, padded: Element[]): void {
  const { content, children } = element
  if (children.length === 0 && content.value !== '' && content.text !== content.value) padded.push(element)
  for (const child of children) addPadded(child, padded)
}
