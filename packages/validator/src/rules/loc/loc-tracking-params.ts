import { findNames } from '../../facts/query.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'loc-tracking-params',
  scope: 'loc',
  severity: 'info',
  engine: 'all',
  tier: 'extended',
  summary: 'A URL holds no parameter that only counts visitors.',
  why: 'Such a URL is not the canonical one of its page. The list of names is our own.',
  sources: [cite(documents.googleBuild, 'How to create a sitemap: canonical URLs')],
  params: { names: 'utm_*,gclid,yclid,fbclid,msclkid,_openstat,mc_cid,mc_eid' },
  words: {
    message: 'The parameter {name} serves to count visitors.',
    fix: 'List the URL without it.',
  },
  skipPlain: true,
  examples: () => ({
    good: [
      '<url><loc>https://example.com/</loc></url>',
      '<url><loc>https://example.com/?page=2&amp;from=utm_source</loc></url>',
    ],
    bad: [
      '<url><loc>https://example.com/?utm_source=x</loc></url>',
      '<url><loc>https://example.com/?a=1&amp;gclid=x</loc></url>',
    ],
  }),
  check: (file) => {
    const names = findNames(String(file.params.names))
    return {
      loc(url) {
        const name = names.inQuery(url)
        return name === undefined ? undefined : { params: { name } }
      },
    }
  },
})
