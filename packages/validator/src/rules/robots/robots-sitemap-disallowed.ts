import { CRAWLERS, isSitemapRecord, READ_BYTES, readRules, speaksTo } from '../../facts/robots.ts'
import { isWebUrl } from '../../facts/url.ts'
import { takeApart } from '../../read/loc-parts.ts'
import {
  defineRule,
  type EngineName,
  type LocParts,
  type Place,
  type Problem,
  type RobotsLine,
} from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

/** Sitemap lines looked at. */
const MAX_NAMED = 500
/** Characters of URLs compared with characters of patterns; what lies behind it is not judged. Only hostile files come near. */
const MAX_WORK = 100_000_000

const robots = (rules: string): { file: string; path: string } => ({
  file: `${rules}\nSitemap: https://example.com/sitemap.xml\n`,
  path: 'robots.txt',
})

export default defineRule({
  id: 'robots-sitemap-disallowed',
  scope: 'robots',
  severity: 'warning',
  engine: ['yandex', 'google'],
  tier: 'core',
  summary: 'A sitemap that robots.txt names may be crawled.',
  why: 'Engines obey robots.txt for sitemaps too: Yandex shows the status "access denied in robots.txt", and Google does not fetch the file.',
  sources: [
    cite(documents.yandexStatuses, 'statuses'),
    cite(documents.yandexErrors, 'The URL is forbidden in robots.txt'),
    cite(documents.googleRobots, 'sitemap'),
  ],
  knownAs: {
    yandex: ['Запрет в robots.txt', 'URL запрещен в robots.txt', 'Access denied in robots.txt'],
    google: ["Couldn't fetch", 'Не получено'],
  },
  words: {
    message:
      '"{record}" keeps {crawlers} from {count} of the sitemaps that this robots.txt names, the first of them {sitemap}.',
    fix: 'Allow the sitemaps, for instance with "Allow: {path}" in the same group.',
  },
  variants: {
    site: {
      message:
        '"{record}" keeps {crawlers} from the whole site, the {count} sitemaps that this robots.txt names included.',
      fix: 'Nothing has to change if the site is meant to be closed to this crawler.',
    },
  },
  examples: () => ({
    good: [
      robots('User-agent: *\nDisallow: /private/'),
      robots('User-agent: *\nDisallow: /*.xml$\nAllow: /sitemap.xml'),
      robots('User-agent: Baiduspider\nDisallow: /'),
      {
        file: 'User-agent: *\nDisallow: /\nSitemap: https://cdn.example.net/s.xml\n',
        path: 'robots.txt',
        url: 'https://example.com/robots.txt',
      },
    ],
    bad: [
      robots('User-agent: *\nDisallow: /*.xml$'),
      robots('User-agent: *\nDisallow: /'),
      robots('User-agent: Yandex\nDisallow: /sitemap'),
      robots('User-agent: *\nDisallow:\n\nUser-agent: googlebot\nDisallow: /'),
    ],
  }),
  check: (file) => {
    const rules = new Map<RobotsLine, Place>()
    const named: LocParts[] = []
    /** Whether the present group speaks to a crawler that is asked about, and whether the last record named one. */
    let relevant = false
    let inAgents = false
    return {
      robots(line) {
        if (line.byte >= READ_BYTES) return
        const isAgent = /^user-?agent$/i.test(line.field)
        if (isAgent) relevant = speaksTo(line.value) || (relevant && inAgents)
        if (relevant && (isAgent || /^(?:dis)?allow$/i.test(line.field)))
          rules.set(line, file.locate(line.at))
        inAgents = isAgent
        if (isSitemapRecord(line) && named.length < MAX_NAMED) named.push(takeApart(line.value))
      },
      end() {
        const { engines } = file.settings
        const crawlers = Object.entries(CRAWLERS)
          .filter(([engine]) => engines.length === 0 || engines.includes(engine as EngineName))
          .map(([, names]) => names)
        const find = readRules([...rules.keys()])
        // Where the address of the robots.txt is not known, the sitemaps are taken to be of its own host.
        const cost = [...rules.keys()].reduce((sum, { value }) => sum + value.length, 1)
        let work = 0
        const own = named.filter((url) => {
          if (!isWebUrl(url) || url.origin !== (file.url ?? url).origin) return false
          work += cost * url.value.length
          return work <= MAX_WORK
        })
        return [...gather(own, crawlers, find)].map(([line, kept]) =>
          tell(line, kept, rules.get(line)!, crawlers.length),
        )
      },
    }
  },
})

/** What one record keeps from whom. */
interface Kept {
  sitemaps: LocParts[]
  crawlers: Set<string>
}

function gather(
  sitemaps: LocParts[],
  crawlers: string[][],
  find: ReturnType<typeof readRules>,
): Map<RobotsLine, Kept> {
  const found = new Map<RobotsLine, Kept>()
  for (const url of sitemaps) {
    for (const names of crawlers) {
      const line = find(url, names)
      if (!line) continue
      const kept = found.get(line) ?? { sitemaps: [], crawlers: new Set() }
      if (kept.sitemaps.at(-1) !== url) kept.sitemaps.push(url)
      kept.crawlers.add(names[0]!)
      found.set(line, kept)
    }
  }
  return found
}

function tell(line: RobotsLine, { sitemaps, crawlers }: Kept, place: Place, asked: number): Problem {
  const [first] = sitemaps as [LocParts]
  const params = {
    record: `${line.field}: ${line.value}`,
    crawlers: [...crawlers].join(' and '),
    count: sitemaps.length,
    sitemap: first.value,
    path: first.path === '' ? '/' : first.path,
  }
  // A site that shuts out one engine altogether means it.
  const meant = /^\/\*?$/.test(line.value) && crawlers.size < asked
  return meant ? { place, params, variant: 'site', severity: 'info' } : { place, params }
}
