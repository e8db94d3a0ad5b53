import { NAMESPACES } from '../../facts/extensions.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const around = (namespaces: string, inside: string) => ({
  file: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}><url><loc>https://example.com/</loc>${inside}</url></urlset>`,
})
const IMAGE = '<image:image><image:loc>https://example.com/i.png</image:loc></image:image>'

export default defineRule({
  id: 'xml-namespace-prefix-undeclared',
  scope: 'xml',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'Every prefix of a name is declared on the element or on one around it.',
  why: 'A prefix means nothing by itself. Readers that know namespaces, browsers and Search Console among them, stop at one that is not declared.',
  sources: [
    cite(documents.xmlNamespaces, '5 Using Qualified Names, NSC: Prefix Declared'),
    cite(documents.protocol, 'Extending the Sitemaps protocol'),
    cite(documents.googleCombine, 'Namespaces'),
  ],
  knownAs: { google: ['Parsing error', 'Incorrect namespace'], yandex: ['Невалидный XML'] },
  words: {
    message: '`{name}` uses the prefix `{prefix}`, which is not declared.',
    fix: 'Declare xmlns:{prefix} on the root element, or remove the prefix.',
  },
  variants: {
    known: {
      message: '`{name}` uses the prefix `{prefix}`, which is not declared.',
      fix: 'Add xmlns:{prefix}="{ns}" to the root element.',
    },
  },
  examples: () => ({
    good: [
      around(` xmlns:image="${NAMESPACES.image}"`, IMAGE),
      around('', IMAGE.replace('<image:image>', `<image:image xmlns:image="${NAMESPACES.image}">`)),
      around(' xml:lang="en"', ''),
    ],
    bad: [around('', IMAGE), around('', '<x:y/>'), around(' xsi:schemaLocation="a b"', '')],
  }),
  check: {
    fault(fault) {
      const known: Record<string, string> = {
        ...NAMESPACES,
        xsi: 'http://www.w3.org/2001/XMLSchema-instance',
      }
      const ns = known[String(fault.params?.prefix)]
      return ns === undefined ? fault : { ...fault, params: { ...fault.params, ns }, variant: 'known' }
    },
  },
})
