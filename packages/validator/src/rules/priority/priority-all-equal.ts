import { isFraction } from '../../facts/decimal.ts'
import { defineRule, type Place } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const pages = (...priorities: string[]): string =>
  priorities
    .map((p, i) => `<url><loc>https://example.com/${i}</loc><priority>${p}</priority></url>`)
    .join('\n')
const repeated = (priority: string, times: number): string[] => new Array(times).fill(priority)

export default defineRule({
  id: 'priority-all-equal',
  scope: 'priority',
  severity: 'info',
  engine: ['yandex'],
  tier: 'core',
  summary: 'Where priorities are given they differ.',
  why: 'A priority compares the pages of one site with each other. If all have the same one it says nothing, not even where an engine reads it.',
  sources: [
    cite(documents.protocol, 'XML tag definitions: priority'),
    cite(documents.sitemapSchema, 'tPriority, annotation'),
    cite(documents.seznam, 'priority'),
  ],
  params: { from: 10 },
  words: {
    message: 'All {urls} URLs have the priority {value}.',
    fix: 'Leave the element out, or give the pages that matter most a higher one than the others.',
  },
  skipPlain: true,
  examples: () => ({
    good: [
      pages('1.0', '0.8', '0.5'),
      pages(...repeated('1.0', 9)),
      `${pages(...repeated('1.0', 10))}<url><loc>https://example.com/a</loc></url>`,
      pages(...repeated('1.0', 10), '0.9'),
    ],
    bad: [pages(...repeated('1.0', 10)), pages(...repeated('1.0', 10), '1', '1.00')],
  }),
  check: (file) => {
    let first: { value: string; place: Place } | undefined
    let count = 0
    return {
      entry({ priority }) {
        if (!priority || isFraction(priority.value) === undefined) return
        first ??= { value: priority.value, place: file.locate(priority.at) }
        if (Number(priority.value) === Number(first.value)) count++
      },
      end({ urls, truncated }) {
        if (!first || truncated || count !== urls || urls < Number(file.params.from)) return undefined
        return { place: first.place, params: { urls, value: first.value } }
      },
    }
  },
})
