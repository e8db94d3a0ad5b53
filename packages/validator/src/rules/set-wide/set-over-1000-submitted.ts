import { isSitemap } from '../../facts/set-members.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { locs } from '../example-parts.ts'

const files = {
  file: locs('https://example.com/a'),
  path: 'a.xml',
  url: 'https://example.com/a.xml',
  set: { 'b.xml': locs('https://example.com/b'), 'c.xml': locs('https://example.com/c') },
}

export default defineRule({
  id: 'set-over-1000-submitted',
  scope: 'set-wide',
  severity: 'info',
  engine: ['google'],
  tier: 'extended',
  summary: 'A set has at most 1,000 files.',
  why: 'The report of Search Console lists at most 1,000 submitted sitemaps of a site; of the others nothing is shown there. All are read.',
  sources: [cite(documents.googleReport, 'Submit a sitemap')],
  knownAs: { google: ['Too many sitemaps'] },
  params: { max: 1000 },
  words: {
    message: 'The set has {count} sitemap files; Search Console shows at most {max} submitted ones.',
    fix: 'Submit indexes instead of single files, or fill the files better: each may hold 50,000 URLs.',
  },
  needs: ['set'],
  kinds: ['urlset', 'text', 'rss', 'atom', 'index'],
  examples: () => ({
    good: [{ ...files, settings: { rules: { 'set-over-1000-submitted': ['info', { max: 3 }] } } }],
    bad: [{ ...files, settings: { rules: { 'set-over-1000-submitted': ['info', { max: 2 }] } } }],
  }),
  check: {},
  set(members, _, { max }) {
    const files = members.filter((member) => isSitemap(member) || member.result.kind === 'index')
    if (files.length <= Number(max)) return []
    return [{ path: files[0]!.result.path, params: { count: files.length, max: Number(max) } }]
  },
})
