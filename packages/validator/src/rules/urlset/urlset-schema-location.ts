import { SITEMAP_NS, walk } from '../../facts/vocabulary.ts'
import {
  defineRule,
  type Element,
  type Entry,
  type ExampleFile,
  type Place,
  type Problem,
} from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const XSI_NS = 'http://www.w3.org/2001/XMLSchema-instance'
const IMAGE_PAIR =
  'http://www.google.com/schemas/sitemap-image/1.1 http://www.google.com/schemas/sitemap-image/1.1/sitemap-image.xsd'
const PAIR = `${SITEMAP_NS} ${SITEMAP_NS}/sitemap.xsd`
const locating = (location: string, inside = ''): ExampleFile => ({
  file: `<urlset xmlns="${SITEMAP_NS}" xmlns:xsi="${XSI_NS}" xsi:schemaLocation="${location}"><url><loc>https://example.com/</loc>${inside}</url></urlset>`,
})

export default defineRule({
  id: 'urlset-schema-location',
  scope: 'urlset',
  severity: 'info',
  engine: 'all',
  tier: 'extended',
  summary: 'An xsi:schemaLocation pairs each namespace of the file with its schema.',
  why: 'It is a hint for programs that validate against the schema; engines do not need it. A wrong one leads those programs astray.',
  sources: [cite(documents.protocol, 'Validating your Sitemap')],
  words: {
    message: 'xsi:schemaLocation has {count} parts; it must be pairs of a namespace and a schema.',
    fix: 'Write namespace and schema after one another, separated by white space, or remove the attribute.',
  },
  variants: {
    unused: {
      message: 'xsi:schemaLocation names the namespace "{ns}", which the file neither declares nor uses.',
      fix: 'Remove the pair.',
    },
    schema: {
      message: 'xsi:schemaLocation gives "{found}" as the schema of `<{root}>`.',
      fix: 'Write {ns}/{schema}, or remove the attribute.',
    },
  },
  kinds: ['urlset', 'index'],
  skipPlain: true,
  examples: () => ({
    good: [
      locating(PAIR),
      locating(`\n  ${PAIR}\n  `),
      locating(
        `${PAIR} ${IMAGE_PAIR}`,
        '<i:image xmlns:i="http://www.google.com/schemas/sitemap-image/1.1"/>',
      ),
      {
        file: `<sitemapindex xmlns="${SITEMAP_NS}" xmlns:xsi="${XSI_NS}" xsi:schemaLocation="${SITEMAP_NS} ${SITEMAP_NS}/siteindex.xsd"><sitemap><loc>https://example.com/sitemap-1.xml</loc></sitemap></sitemapindex>`,
      },
    ],
    bad: [
      locating(SITEMAP_NS),
      locating(`${PAIR} ${IMAGE_PAIR}`),
      locating(`${SITEMAP_NS} ${SITEMAP_NS}/siteindex.xsd`),
      locating(`${SITEMAP_NS} ${SITEMAP_NS}`),
    ],
  }),
  check: (file) => {
    let place: Place | undefined
    const missing = new Set<string>()
    return {
      root(root) {
        const location = root.attributes.find((a) => a.ns === XSI_NS && a.local === 'schemaLocation')
        const parts = location?.value.split(/[ \t\r\n]+/).filter(Boolean) ?? []
        if (!location || parts.length === 0) return undefined
        place = file.locate(location.valueAt)
        if (parts.length % 2 === 1) return { at: location.valueAt, params: { count: parts.length } }
        const declared = new Set(root.attributes.filter(declaresNamespace).map((a) => a.value))
        for (const [i, ns] of parts.entries())
          if (i % 2 === 0 && !declared.has(ns) && ns !== root.ns) missing.add(ns)
        return wrongSchema(parts, root, location.valueAt)
      },
      entry: (entry) => strikeUsed(missing, entry),
      end: ({ truncated }) =>
        truncated ? [] : [...missing].map((ns) => ({ place, params: { ns }, variant: 'unused' })),
    }
  },
})

const declaresNamespace = ({ name, prefix }: { name: string; prefix: string }): boolean =>
  name === 'xmlns' || prefix === 'xmlns'

function wrongSchema(parts: string[], root: Element, at: number): Problem | undefined {
  const schema = root.local === 'urlset' ? 'sitemap.xsd' : 'siteindex.xsd'
  const found = parts.find((_, i) => i % 2 === 1 && parts[i - 1] === SITEMAP_NS)
  if (found === undefined || found.endsWith(`/0.9/${schema}`)) return undefined
  return { at, params: { found, root: root.name, ns: SITEMAP_NS, schema }, variant: 'schema' }
}

function strikeUsed(missing: Set<string>, entry: Entry): undefined {
  if (missing.size === 0) return
  for (const child of entry.children) for (const element of walk(child)) missing.delete(element.ns)
}
