import { isUndeclaredNs } from '../../facts/vocabulary.ts'
import { type Attribute, defineRule, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const XML_NS = 'http://www.w3.org/XML/1998/namespace'
const XSI_NS = 'http://www.w3.org/2001/XMLSchema-instance'

export default defineRule({
  id: 'urlset-unknown-attribute',
  scope: 'urlset',
  severity: 'info',
  engine: 'all',
  tier: 'extended',
  summary:
    'The elements of the protocol have no attributes but namespace declarations and those of xml: and xsi:.',
  why: 'The schema knows no others. Readers skip them, so what they say reaches nobody.',
  sources: [cite(documents.sitemapSchema, 'no attribute declarations')],
  knownAs: { google: ['Invalid attribute value'] },
  words: {
    message:
      '`<{element}>` has the attribute `{name}`, which the protocol does not know. Others of this name are not reported.',
    fix: 'Remove it.',
  },
  kinds: ['urlset', 'index'],
  skipPlain: true,
  examples: () => ({
    good: [
      '<url xml:lang="en" xmlns:x="urn:x"><loc xml:space="preserve">https://example.com/</loc></url>',
      '<url><loc>https://example.com/</loc><xhtml:link rel="alternate" hreflang="de" href="https://example.com/de"/></url>',
      {
        file: '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.sitemaps.org/schemas/sitemap/0.9 http://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd"><url><loc>https://example.com/</loc></url></urlset>',
      },
    ],
    bad: [
      {
        file: '<urlset version="1" xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com/</loc></url></urlset>',
      },
      '<url id="1"><loc>https://example.com/</loc></url>',
      '<url><loc type="page">https://example.com/</loc></url>',
    ],
  }),
  check: () => {
    const told = new Set<string>()
    let rootNs = ''
    const judge = (element: string, attributes: Attribute[]): Problem[] => {
      if (attributes.length === 0) return []
      return attributes.flatMap(({ name, prefix, ns, at }) => {
        const allowed =
          name === 'xmlns' || prefix === 'xmlns' || ns === XML_NS || ns === XSI_NS || isUndeclaredNs(ns)
        if (allowed || told.has(`${element} ${name}`)) return []
        told.add(`${element} ${name}`)
        return [{ at, params: { element, name } }]
      })
    }
    return {
      root({ name, ns, attributes }) {
        rootNs = ns
        return judge(name, attributes)
      },
      entry(entry) {
        const problems = judge(entry.kind, entry.attributes)
        for (const child of entry.children) {
          if (child.ns === rootNs) problems.push(...judge(child.name, child.attributes))
        }
        return problems
      },
    }
  },
})
