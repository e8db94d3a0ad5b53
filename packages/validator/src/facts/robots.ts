import robotsParser from 'robots-parser'
import type { EngineName, LocParts, RobotsLine } from '../rule.ts'

/** The names that an engine's crawler answers to, the most specific first. */
export const CRAWLERS: Partial<Record<EngineName, string[]>> = {
  google: ['Googlebot'],
  yandex: ['YandexBot', 'Yandex'],
}

const KNOWN = new Set(Object.values(CRAWLERS).flatMap((names) => names.map((name) => name.toLowerCase())))

/** Whether a `User-agent` record speaks to one of these crawlers, or to all. */
export const speaksTo = (agent: string): boolean => {
  const [name = ''] = agent.toLowerCase().split('/')
  return name.trim() === '*' || KNOWN.has(name.trim())
}

/** Bytes that crawlers read of a robots.txt: 500 KiB (RFC 9309, 2.5; Google; Yandex). */
export const READ_BYTES = 512_000

export const isSitemapRecord = ({ field }: RobotsLine): boolean => field.toLowerCase() === 'sitemap'

/** The rules of a robots.txt hold for its own host, whichever it is. */
const ANY_HOST = 'https://robots.invalid'

/** Answers which record keeps a crawler (by its names) from a URL of the robots.txt's own host; undefined where it may come. */
export function readRules(lines: RobotsLine[]): (url: LocParts, names: string[]) => RobotsLine | undefined {
  // One record a line, so that the parser's line number is the record's place in the list.
  const text = lines.map(({ field, value }) => `${field}: ${value}`).join('\n')
  const robots = robotsParser(`${ANY_HOST}/robots.txt`, text)
  const agents = lines
    .filter(({ field }) => /^user-?agent$/i.test(field))
    .map(({ value }) => value.toLowerCase())
  return ({ path, query }, names) => {
    const url = `${ANY_HOST}${path === '' ? '/' : path}${query === undefined ? '' : `?${query}`}`
    const name = names.find((candidate) => agents.includes(candidate.toLowerCase())) ?? names[0]!
    return robots.isDisallowed(url, name) ? lines[robots.getMatchingLineNumber(url, name) - 1] : undefined
  }
}
