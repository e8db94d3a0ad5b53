import { normalForm } from '../../facts/normal-form.ts'
import { isSitemap, namedUrls } from '../../facts/set-members.ts'
import { takeApart } from '../../read/loc-parts.ts'
import { defineRule, type Examples } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { index, locs } from '../example-parts.ts'

const first = { path: 'a.xml', url: 'https://example.com/a.xml', file: locs('https://example.com/a') }
const b = locs('https://example.com/b')

export default defineRule({
  id: 'set-orphan-sitemap',
  scope: 'set-wide',
  severity: 'info',
  engine: 'all',
  tier: 'extended',
  summary: 'Each sitemap is named by an index or by robots.txt.',
  why: 'A file that nothing names is found only where somebody submits it by hand.',
  sources: [cite(documents.protocol, 'Informing search engine crawlers')],
  words: {
    message: 'No index and no robots.txt among the files checked names this file, {url}.',
    fix: 'List it in the sitemap index, or name it in robots.txt; remove it if it is left over from an earlier build.',
  },
  needs: ['whole-set'],
  kinds: ['urlset', 'text', 'rss', 'atom', 'index'],
  examples: (): Examples => ({
    good: [
      { ...first, set: { 'index.xml': index('https://example.com/a.xml') } },
      { ...first, set: { 'robots.txt': 'Sitemap: https://example.com/a.xml\n' } },
      { ...first, set: { 'b.xml': b } },
      {
        ...first,
        set: {
          'index.xml': index('https://example.com/a.xml'),
          'robots.txt': 'Sitemap: https://example.com/index.xml\n',
        },
      },
    ],
    bad: [
      { ...first, set: { 'b.xml': b, 'index.xml': index('https://example.com/b.xml') } },
      { ...first, set: { 'b.xml': b, 'robots.txt': 'Sitemap: https://example.com/b.xml\n' } },
    ],
  }),
  check: {},
  set(members) {
    const byRobots = namedUrls(members, ['robots'])
    const named = namedUrls(members)
    const indexed = members.some(({ result }) => result.kind === 'index')
    return members.flatMap((member) => {
      const { path, url, kind } = member.result
      if (url === undefined || (kind !== 'index' && !isSitemap(member))) return []
      // Without an index, or a robots.txt that names something, nothing is known of what leads here; an index is an entrance.
      if (byRobots.size === 0 && (!indexed || kind === 'index')) return []
      return named.has(normalForm(takeApart(url))) ? [] : [{ path, params: { url } }]
    })
  },
})
