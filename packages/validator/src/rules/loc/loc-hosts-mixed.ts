import { isWebUrl } from '../../facts/url.ts'
import { defineRule, type LocParts, type Offset, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

/** Hosts that are told apart; a file with more is no sitemap of a site. */
const MAX_HOSTS = 100

export default defineRule({
  id: 'loc-hosts-mixed',
  scope: 'loc',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'All URLs of a file are on one host.',
  why: 'The protocol lets a sitemap speak for one host. Where the address of the sitemap is known, loc-host-mismatch names the URLs on other hosts instead.',
  sources: [
    cite(documents.protocol, 'intro; Sitemap file location'),
    cite(documents.protocol, 'Using Sitemap index files, note'),
    cite(documents.googleBuild, 'How to cross-submit sitemaps'),
  ],
  knownAs: {
    google: ['URL not allowed', 'Path mismatch: missing www', 'Path mismatch: includes www'],
    yandex: ['Некорректный URL (не соответствует расположению файла Sitemap)'],
  },
  words: {
    message: 'The file lists URLs of {first} and, from here on, of {host} ({count}).',
    fix: 'Write one sitemap a host; www and other subdomains are hosts of their own.',
  },
  kinds: ['urlset', 'index', 'text'],
  examples: () => ({
    good: [
      '<url><loc>https://example.com/</loc></url><url><loc>https://EXAMPLE.com/shop</loc></url><url><loc>//example.net/</loc></url>',
      {
        file: 'https://example.com/\nhttps://www.example.com/',
        path: 'sitemap.txt',
        url: 'https://example.com/sitemap.txt',
      },
    ],
    bad: [
      '<url><loc>https://example.com/</loc></url><url><loc>https://shop.example.com/</loc></url>',
      { file: 'https://example.com/\nhttps://www.example.com/\n', path: 'sitemap.txt' },
      {
        file: '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://a.example.com/s.xml</loc></sitemap><sitemap><loc>https://b.example.com/s.xml</loc></sitemap></sitemapindex>',
      },
    ],
  }),
  check: (file) => {
    if (file.url) return {}
    let first: string | undefined
    const others = new Map<string, { problem: Problem; count: number }>()
    const take = (url: LocParts, at: Offset, entry: number): undefined => {
      const host = url.asciiHost
      if (host === first || !isWebUrl(url)) return
      first ??= host
      if (host === first) return
      const known = others.get(host)
      if (known) known.count++
      else if (others.size < MAX_HOSTS) {
        others.set(host, { problem: { place: file.locate(at), entry, loc: url.value }, count: 1 })
      }
    }
    return {
      loc: (url, at, entry) => take(url, at, entry),
      entry: ({ kind, url, loc, ordinal }) =>
        kind === 'sitemap' && url && loc ? take(url, loc.at, ordinal) : undefined,
      end: () =>
        [...others].map(([host, { problem, count }]) => ({
          ...problem,
          params: { first: first!, host, count },
          severity: file.crossSubmitted(host) ? 'info' : undefined,
        })),
    }
  },
})
