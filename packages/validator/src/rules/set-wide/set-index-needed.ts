import { normalForm } from '../../facts/normal-form.ts'
import { namedUrls } from '../../facts/set-members.ts'
import { takeApart } from '../../read/loc-parts.ts'
import { defineRule, type Examples } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { index, locs } from '../example-parts.ts'

const first = { path: 'a.xml', url: 'https://example.com/a.xml', file: locs('https://example.com/a') }
const b = locs('https://example.com/b')

export default defineRule({
  id: 'set-index-needed',
  scope: 'set-wide',
  severity: 'info',
  engine: 'all',
  tier: 'core',
  summary: 'Several sitemaps are listed in an index, or each of them in robots.txt.',
  why: 'An index lets engines find all files by one address. It is no must: robots.txt may name each file as well.',
  sources: [
    cite(documents.protocol, 'Using Sitemap index files'),
    cite(documents.protocol, 'Specifying the Sitemap location in your robots.txt file'),
  ],
  words: {
    message:
      'Of {count} sitemaps {unnamed} are named neither by an index nor by a robots.txt, and there is no index among the files checked.',
    fix: 'Write a sitemap index over all files and name it in robots.txt, or name each file there.',
  },
  needs: ['whole-set'],
  kinds: ['urlset', 'text'],
  examples: (): Examples => ({
    good: [
      {
        ...first,
        set: { 'b.xml': b, 'index.xml': index('https://example.com/a.xml', 'https://example.com/b.xml') },
      },
      {
        ...first,
        set: {
          'b.xml': b,
          'robots.txt': 'Sitemap: https://example.com/a.xml\nSitemap: https://example.com/b.xml\n',
        },
      },
      { ...first, set: { 'a.txt': 'https://example.com/a\n' } },
    ],
    bad: [
      { ...first, set: { 'b.xml': b, 'robots.txt': 'Sitemap: https://example.com/a.xml\n' } },
      { ...first, set: { 'b.xml': b } },
    ],
  }),
  check: {},
  set(members) {
    if (members.some(({ result }) => result.kind === 'index')) return []
    const ofKind = (kind: string) => members.filter(({ result }) => result.kind === kind)
    // A text list beside the XML sitemap is the same list in another format.
    const files = ofKind('urlset').length > 0 ? ofKind('urlset') : ofKind('text')
    if (files.length < 2) return []
    const named = namedUrls(members, ['robots'])
    const unnamed = files.filter(
      ({ result: { url } }) => url === undefined || !named.has(normalForm(takeApart(url))),
    )
    if (unnamed.length === 0) return []
    return [{ path: unnamed[0]!.result.path, params: { count: files.length, unnamed: unnamed.length } }]
  },
})
