import { NAMESPACES } from '../../facts/extensions.ts'
import { isUndeclaredNs, SITEMAP_NS } from '../../facts/vocabulary.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'urlset-foreign-child',
  scope: 'urlset',
  severity: 'info',
  engine: 'all',
  tier: 'extended',
  summary: 'Directly in the root stand entries of the protocol only.',
  why: 'Elements of other namespaces are allowed there, but no engine says that it reads them.',
  sources: [
    cite(documents.sitemapSchema, 'urlset: any element of another namespace'),
    cite(documents.protocol, 'Extending the Sitemaps protocol'),
  ],
  words: {
    message:
      '`<{name}>` of the namespace "{ns}" stands directly in `<{root}>`, where no engine looks for it.',
    fix: 'Move it into the `<url>` that it belongs to, or remove it.',
  },
  variants: {
    none: {
      message:
        '`<{name}>` is in no namespace, unlike the `<{root}>` around it, so engines do not take it for an entry.',
      fix: 'Remove xmlns="" from it; a program that builds the file must create the element in the namespace {ns}.',
    },
  },
  kinds: ['urlset', 'index'],
  examples: () => ({
    good: [
      '<url><loc>https://example.com/</loc></url>',
      '<url xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><loc>https://example.com/</loc></url>',
      '<uri><loc>https://example.com/</loc></uri>',
    ],
    bad: [
      '<f:x xmlns:f="urn:f"/><url><loc>https://example.com/</loc></url>',
      '<xhtml:link rel="alternate" hreflang="de" href="https://example.com/de"/><url><loc>https://example.com/</loc></url>',
      '<url xmlns=""><loc>https://example.com/</loc></url>',
    ],
  }),
  check: {
    child({ ns, name, local }, root) {
      if (ns === '') {
        if (root.ns === '' || local !== (root.local === 'urlset' ? 'url' : 'sitemap')) return undefined
        // The page in it is lost, which the catalogue's policy calls an error.
        return { params: { name, root: root.name, ns: root.ns }, variant: 'none', severity: 'error' }
      }
      const misplacedImage = ns === NAMESPACES.image
      if (ns === root.ns || ns === SITEMAP_NS || misplacedImage || isUndeclaredNs(ns)) return undefined
      return { params: { name, root: root.name, ns } }
    },
  },
})
