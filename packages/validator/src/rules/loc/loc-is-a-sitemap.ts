import { normalForm } from '../../facts/normal-form.ts'
import { type Member, memberMap } from '../../facts/set-members.ts'
import { defineRule, type Place, type SetProblem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const NAME = /\/[^/]*sitemap[^/]*\.xml(?:\.gz)?$/i
const FILE = /\.(?:xml|txt|rss|atom)(?:\.gz)?$/i
/** Locs of a file that may be files of the set, kept until it is known. */
const MAX_KEPT = 1000

interface Suspect {
  form: string
  loc: string
  entry: number
  place: Place
}

export default defineRule({
  id: 'loc-is-a-sitemap',
  scope: 'loc',
  severity: 'info',
  engine: ['google'],
  tier: 'extended',
  summary: 'A sitemap lists pages and not sitemaps.',
  why: 'A URL in a `<urlset>` is taken for a page. A sitemap that stands there is not read as one.',
  sources: [
    cite(documents.googleIndex, 'Sitemap index best practices'),
    cite(documents.protocol, 'Using Sitemap index files'),
  ],
  words: {
    message: '"{loc}" looks like a sitemap; here it is taken for a page.',
    fix: 'List sitemaps in a `<sitemapindex>` or in robots.txt.',
  },
  variants: {
    member: {
      message: '"{loc}" is the sitemap {path} of this site; here it is taken for a page.',
      fix: 'List sitemaps in a `<sitemapindex>` or in robots.txt.',
    },
  },
  kinds: ['urlset', 'text'],
  examples: () => ({
    good: [
      '<url><loc>https://example.com/page</loc></url>',
      '<url><loc>https://example.com/sitemap</loc></url>',
      '<url><loc>https://example.com/sitemap.html</loc></url>',
      '<url><loc>https://example.com/data.xml</loc></url>',
    ],
    bad: [
      '<url><loc>https://example.com/sitemap-1.xml</loc></url>',
      '<url><loc>https://example.com/post-sitemap2.xml.gz</loc></url>',
      {
        file: '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com/pages.xml</loc></url></urlset>',
        url: 'https://example.com/sitemap.xml',
        set: {
          'pages.xml':
            '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com/a</loc></url></urlset>',
        },
      },
    ],
  }),
  check: (file) => {
    const suspects: Suspect[] = []
    return {
      loc(url, at, entry) {
        if (!FILE.test(url.path)) return undefined
        if (NAME.test(url.path)) return { params: { loc: url.value } }
        if (suspects.length < MAX_KEPT) {
          suspects.push({ form: normalForm(url), loc: url.value, entry, place: file.locate(at) })
        }
        return undefined
      },
      end() {
        if (suspects.length > 0) file.keep(suspects)
      },
    }
  },
  set(members) {
    if (members.every(({ kept }) => kept === undefined)) return []
    const byUrl = memberMap(members)
    return members.flatMap((member) =>
      membersAmong((member.kept ?? []) as Suspect[], byUrl, member.result.path),
    )
  },
})

const membersAmong = (suspects: Suspect[], byUrl: Map<string, Member>, path: string): SetProblem[] =>
  suspects.flatMap(({ form, loc, entry, place }) => {
    const listed = byUrl.get(form)
    if (!listed || listed.result.kind === 'unknown') return []
    return [{ path, place, entry, loc, params: { loc, path: listed.result.path }, variant: 'member' }]
  })
