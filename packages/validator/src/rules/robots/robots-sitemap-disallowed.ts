import { CRAWLERS, isSitemapRecord, READ_BYTES, readRules } from '../../facts/robots.ts'
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

type Find = ReturnType<typeof readRules>

/** Sitemap lines looked at. */
const MAX_NAMED = 500

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
    message: '"{record}" keeps {crawlers} from the sitemap {sitemap}, which this robots.txt names.',
    fix: 'Allow the sitemap, for instance with "Allow: {path}" in the same group.',
  },
  examples: {
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
  },
  check: (file) => {
    const rules = new Map<RobotsLine, Place>()
    const named: LocParts[] = []
    return {
      robots(line) {
        if (line.byte >= READ_BYTES) return
        if (/^(?:user-?agent|allow|disallow)$/i.test(line.field)) rules.set(line, file.locate(line.at))
        else if (isSitemapRecord(line) && named.length < MAX_NAMED) named.push(takeApart(line.value))
      },
      end() {
        const { engines } = file.settings
        const crawlers = Object.entries(CRAWLERS)
          .filter(([engine]) => engines.length === 0 || engines.includes(engine as EngineName))
          .map(([, names]) => names)
        const find = readRules([...rules.keys()])
        return named.flatMap((url) => {
          // Where the address of the robots.txt is not known, the sitemaps are taken to be of its own host.
          const own = isWebUrl(url) && url.origin === (file.url ?? url).origin
          return own ? judge(url, crawlers, find, rules) : []
        })
      },
    }
  },
})

function judge(url: LocParts, crawlers: string[][], find: Find, places: Map<RobotsLine, Place>): Problem[] {
  const kept = new Map<RobotsLine, string[]>()
  for (const names of crawlers) {
    const line = find(url, names)
    if (line) kept.set(line, [...(kept.get(line) ?? []), names[0]!])
  }
  return [...kept].map(([line, names]) => ({
    place: places.get(line)!,
    params: {
      record: `${line.field}: ${line.value}`,
      crawlers: names.join(' and '),
      sitemap: url.value,
      path: url.path === '' ? '/' : url.path,
    },
  }))
}
