import { earliest, latest, validDate } from '../../facts/dates.ts'
import { type Member, memberAt, memberMap } from '../../facts/set-members.ts'
import { defineRule, type ExampleFile, type SetProblem } from '../../rule.ts'
import type { Settings } from '../../settings.ts'
import { cite, documents } from '../../sources.ts'

const MINUTE_MS = 60_000

const dated = (date: string, newest: string): ExampleFile => ({
  file: `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://example.com/a.xml</loc><lastmod>${date}</lastmod></sitemap></sitemapindex>`,
  url: 'https://example.com/sitemap.xml',
  set: {
    'a.xml': `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com/</loc><lastmod>${newest}</lastmod></url></urlset>`,
  },
})

export default defineRule({
  id: 'index-lastmod-mismatch',
  scope: 'index',
  severity: 'info',
  engine: 'all',
  tier: 'core',
  summary: 'The lastmod of a sitemap in the index is no older than the newest date inside it.',
  why: 'It says when the file changed, so that engines can skip files that did not. One that is too old hides new pages; one that is always new saves nothing.',
  sources: [
    cite(documents.protocol, 'Sitemap index XML tag definitions: lastmod'),
    cite(documents.googleIndex, 'Optional tags'),
  ],
  params: { minutes: 5 },
  words: {
    message: 'The index says that {path} changed on {found}, but a page in it changed on {newest}.',
    fix: 'Write the newest date of the sitemap here.',
  },
  variants: {
    build: {
      message: 'The index gives all {count} sitemaps the time of the build as their lastmod.',
      fix: 'Write the newest date inside each sitemap instead.',
    },
  },
  needs: ['set'],
  examples: () => ({
    good: [
      dated('2026-03-05', '2026-03-05T23:00:00Z'),
      dated('2026-03-05T10:00:00Z', '2026-03-05T13:00:00+03:00'),
      dated('2026-03-05T10:00:00Z', '2026-03-05'),
      dated('2026-03-06', '2026-03-05'),
      dated('2026-01-01', '2026-13-01'),
    ],
    bad: [dated('2026-01-01', '2026-03-05'), dated('2026-03-05T10:00:00Z', '2026-03-05T10:00:01Z')],
  }),
  check: {},
  set(members, settings, params) {
    const byUrl = memberMap(members)
    const indexes = members.filter(({ result }) => result.kind === 'index')
    return indexes.flatMap((member) => [
      ...oldDates(member, byUrl),
      ...buildTime(member, byUrl, settings, Number(params.minutes) * MINUTE_MS),
    ])
  },
})

function oldDates({ result }: Member, byUrl: Map<string, Member>): SetProblem[] {
  return result.facts.children.flatMap(({ loc, lastmod, line, column, entry }) => {
    const child = lastmod === undefined ? undefined : memberAt(byUrl, loc)
    const newest = child?.result.facts.newestLastmod
    const [stated, inside] = [validDate(lastmod ?? ''), validDate(newest ?? '')]
    if (!stated || !inside || latest(stated) >= earliest(inside)) return []
    const params = { path: child!.result.path, found: lastmod!, newest: newest! }
    return [{ path: result.path, place: { line, column }, entry, loc, params }]
  })
}

/** In a build: every sitemap dated now, though each is older inside. */
function buildTime(
  { result }: Member,
  byUrl: Map<string, Member>,
  { buildStartedAt }: Settings,
  reach: number,
): SetProblem[] {
  const { children } = result.facts
  if (buildStartedAt === undefined || children.length < 2) return []
  const isNow = (date: string | undefined): boolean => {
    const read = validDate(date ?? '')
    return read?.form === 'second' && Math.abs(read.instant - buildStartedAt) <= reach
  }
  const allNow = children.every(({ loc, lastmod }) => {
    const newest = memberAt(byUrl, loc)?.result.facts.newestLastmod
    return isNow(lastmod) && newest !== undefined && !isNow(newest)
  })
  if (!allNow) return []
  const { line, column } = children[0]!
  return [
    { path: result.path, place: { line, column }, params: { count: children.length }, variant: 'build' },
  ]
}
