import { validDate } from '../../facts/dates.ts'
import { defineRule, type ExampleFile } from '../../rule.ts'
import type { PageFacts } from '../../settings.ts'
import { cite, documents } from '../../sources.ts'

const MINUTE_MS = 60_000
const STARTED = Date.parse('2026-12-01T00:00:00Z')

const built = (facts: PageFacts, ...dates: string[]): ExampleFile => ({
  file: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${dates
    .map((date, i) => `<url><loc>https://example.com/${i}</loc><lastmod>${date}</lastmod></url>`)
    .join('')}</urlset>`,
  settings: { buildStartedAt: STARTED, pageFacts: () => facts },
})

export default defineRule({
  id: 'lastmod-is-build-time',
  scope: 'lastmod',
  severity: 'warning',
  engine: ['bing', 'google'],
  tier: 'core',
  summary: 'The dates are those of the pages and not the time of the build.',
  why: 'The protocol says that lastmod is the date of the page and not of the sitemap. With a new date at each build engines come to disregard all of them.',
  sources: [
    cite(documents.protocol, 'XML tag definitions: lastmod'),
    cite(documents.bingLastmod, 'dates that are the time of the sitemap'),
    cite(documents.googleBuild, 'Additional notes about XML sitemaps: verifiably accurate'),
  ],
  params: { minutes: 5, percent: 50, from: 2 },
  words: {
    message: '{count} of {urls} dates lie within {minutes} minutes of the start of the build.',
    fix: 'Give each page the date of its last change, or none; never the present time.',
  },
  needs: ['build'],
  kinds: ['urlset'],
  examples: () => ({
    good: [
      built({ evidence: 'given' }, '2026-12-01T00:00:01Z', '2026-01-02T00:00:00Z'),
      built({ evidence: 'git' }, '2026-12-01T00:00:01Z', '2026-12-01T00:00:01Z'),
      built({ evidence: 'given' }, '2026-12-01T00:05:01Z', '2026-11-30T23:54:59Z'),
      built({ evidence: 'given' }, '2026-12-01', '2026-12-01'),
    ],
    bad: [
      built({ evidence: 'given' }, '2026-12-01T00:00:01Z', '2026-12-01T00:05:00Z', '2026-01-02'),
      built({}, '2026-12-01T00:00:00Z', '2026-11-30T23:55:00Z'),
    ],
  }),
  check: (file) => {
    const { buildStartedAt = 0, pageFacts } = file.settings
    const reach = Number(file.params.minutes) * MINUTE_MS
    let count = 0
    return {
      entry({ lastmod, loc }) {
        const date = lastmod && validDate(lastmod.value)
        if (!date || (date.form !== 'second' && date.form !== 'minute')) return
        if (Math.abs(date.instant - buildStartedAt) > reach) return
        // A commit or a saved file a moment ago is a change of the page.
        const evidence = pageFacts?.(loc?.value ?? '')?.evidence
        if (evidence !== 'git' && evidence !== 'mtime') count++
      },
      end({ urls, truncated }) {
        const { minutes = 5, percent, from } = file.params
        if (truncated || count < Number(from) || count * 100 <= urls * Number(percent)) return undefined
        return { params: { count, urls, minutes } }
      },
    }
  },
})
