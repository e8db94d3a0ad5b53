import { defineRule, type RobotsLine } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const OLD = 'User-agent: *\nDisallow: /drafts/\n'

export default defineRule({
  id: 'robots-generated-file-clobbered',
  scope: 'robots',
  severity: 'info',
  engine: 'all',
  tier: 'extended',
  summary: 'A build keeps every rule of the robots.txt that the site brings along.',
  why: 'A Sitemap line belongs to no group, so it can always be added at the end. A build that writes the file anew loses the rules that somebody wrote into it.',
  sources: [
    cite(documents.protocol, 'the directive is independent of the user-agent line'),
    cite(documents.robotsRfc, '2.2.4: other records do not end a group'),
    cite(documents.googleRobots, 'Grouping of lines'),
  ],
  words: {
    message:
      'The emitted robots.txt has lost {count} records of the one that the site brings along, the first of them "{record}".',
    fix: 'Keep the file as it is and add the Sitemap line at its end.',
  },
  needs: ['build'],
  examples: () => ({
    good: [
      {
        file: `${OLD}\nSitemap: https://example.com/sitemap.xml\n`,
        path: 'robots.txt',
        settings: { buildStartedAt: 0, robotsBefore: OLD },
      },
      { file: 'User-agent: *\nDisallow:\n', path: 'robots.txt', settings: { buildStartedAt: 0 } },
    ],
    bad: [
      {
        file: 'User-agent: *\nDisallow:\n\nSitemap: https://example.com/sitemap.xml\n',
        path: 'robots.txt',
        settings: { buildStartedAt: 0, robotsBefore: OLD },
      },
    ],
  }),
  check: (file) => {
    const lost = countRecords(file.settings.robotsBefore ?? '')
    return {
      robots(line) {
        const key = keyOf(line)
        const left = (lost.get(key) ?? 0) - 1
        if (left > 0) lost.set(key, left)
        else lost.delete(key)
      },
      end() {
        const [record] = lost.keys()
        if (record === undefined) return undefined
        const count = [...lost.values()].reduce((sum, n) => sum + n, 0)
        return { params: { count, record } }
      },
    }
  },
})

const keyOf = ({ field, value }: Pick<RobotsLine, 'field' | 'value'>): string =>
  `${field.toLowerCase()}: ${value}`

/** How often each record stands in a robots.txt. */
function countRecords(text: string): Map<string, number> {
  const records = new Map<string, number>()
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [record = ''] = line.split(/(?:^|\s)#/)
    const colon = record.indexOf(':')
    if (colon === -1) continue
    const key = keyOf({ field: record.slice(0, colon).trim(), value: record.slice(colon + 1).trim() })
    records.set(key, (records.get(key) ?? 0) + 1)
  }
  return records
}
