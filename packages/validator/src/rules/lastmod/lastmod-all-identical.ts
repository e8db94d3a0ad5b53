import { validDate } from '../../facts/dates.ts'
import { defineRule, type Entry, type Place } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const page = (path: string, date: string): string =>
  `<url><loc>https://example.com/${path}</loc><lastmod>${date}</lastmod></url>`
const pages = (...dates: string[]): string => dates.map((date, i) => page(String(i), date)).join('\n')
const repeated = (date: string, times: number): string[] => new Array(times).fill(date)

/** The protocol's limit of URLs, from which follows how many dates are worth counting. */
const MAX_URLS = 50_000

const EAGER = 10

interface Shared {
  count: number
  value: string
  /** The first place; of a date that came late, the second. */
  place?: Place
}

export default defineRule({
  id: 'lastmod-all-identical',
  scope: 'lastmod',
  severity: 'warning',
  engine: 'all',
  tier: 'core',
  summary: 'The URLs have dates of their own.',
  why: 'Dates that are all alike are those of a build or an import and not of the pages. For Bing that is the commonest fault of sitemaps, and engines come to disregard the dates.',
  sources: [
    cite(documents.bingLastmod, 'identical dates'),
    cite(documents.googleBuild, 'Additional notes about XML sitemaps: verifiably accurate'),
    cite(documents.protocol, 'XML tag definitions: lastmod'),
  ],
  params: { from: 10, percent: 90 },
  words: {
    message: '{count} of {urls} URLs have the lastmod {value}.',
    fix: 'Write when each page last changed, not when the sitemap was made; leave the element out where that is not known.',
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [
      pages(...repeated('2026-11-30', 8), '2026-11-29', '2026-11-28'),
      pages('2026-11-30'),
      pages('2026-11-30', '2026-11-29'),
      pages('2026-11-30', '2026-11-30T00:00:00Z'),
    ],
    bad: [
      pages(...repeated('2026-11-30T09:00:00Z', 12)),
      pages(...repeated('2026-11-30', 9), '2026-11-29'),
      pages(...repeated('2026-11-30T09:00:00Z', 9), '2026-11-30T12:00:00+03:00'),
      pages('2026-11-30', '2026-11-30'),
    ],
  }),
  check: (file) => {
    const percent = Number(file.params.percent)
    const enough = Math.ceil((MAX_URLS * (100 - percent)) / 100) + 1
    const { pageFacts, buildStartedAt } = file.settings
    const dates = new Map<string | number, Shared>()
    let tooMany = false
    let allFromGit = pageFacts !== undefined && buildStartedAt !== undefined
    let lastText: string | undefined
    let last: Shared | undefined

    const find = ({ lastmod }: Entry): Shared | undefined => {
      const date = validDate(lastmod!.value)
      if (!date) return undefined
      const timed = date.form === 'minute' || date.form === 'second'
      const key = timed ? date.instant : lastmod!.value
      let shared = dates.get(key)
      if (!shared) {
        shared = { count: 0, value: lastmod!.value }
        dates.set(key, shared)
        tooMany = dates.size > enough
      }
      return shared
    }

    return {
      entry(entry) {
        if (tooMany || !entry.lastmod) return
        if (entry.lastmod.value !== lastText) {
          lastText = entry.lastmod.value
          last = find(entry)
        }
        if (last) {
          last.count++
          // Most dates of a good file stand once: only the first few are worth the counting of lines at once.
          if (last.count === (dates.size > EAGER ? 2 : 1)) last.place ??= file.locate(entry.lastmod.at)
        }
        if (allFromGit) allFromGit = pageFacts!(entry.loc?.value ?? '')?.evidence === 'git'
      },
      end({ urls, truncated }) {
        if (tooMany || truncated || urls < 2) return undefined
        const most = [...dates.values()].reduce((a, b) => (b.count > a.count ? b : a), { count: 0 } as Shared)
        if (most.count * 100 < urls * percent) return undefined
        const severity = urls < Number(file.params.from) || allFromGit ? 'info' : undefined
        return { place: most.place, params: { count: most.count, urls, value: most.value }, severity }
      },
    }
  },
})
