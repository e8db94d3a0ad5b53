import robotsParser from 'robots-parser'

/** What robots.txt says of a URL. */
export interface Disallowed {
  /** For `*`: every crawler that has no group of its own. */
  all: boolean
  /** Search engines that alone are kept out. */
  only: string[]
}

export type RobotsJudge = (loc: string) => Disallowed

/** Search engines, with the names under which a group may address them. */
const ENGINES = [
  { name: 'Google', agents: ['googlebot'] },
  { name: 'Bing', agents: ['bingbot'] },
  { name: 'Yandex', agents: ['yandex', 'yandexbot'] },
]

/** Judges URLs by the text of a robots.txt (RFC 9309); undefined where it disallows nothing. */
export function judgeRobotsTxt(text: string, url: string): RobotsJudge | undefined {
  if (!/^\s*disallow\s*:\s*[^\s#]/im.test(text)) return undefined
  const robots = robotsParser(url, text)
  const named = new Set(
    [...text.matchAll(/^\s*user-agent\s*:\s*([^\s#]+)/gim)].map(([, agent]) => agent!.toLowerCase()),
  )
  const own = ENGINES.map(({ name, agents }) => ({
    name,
    agents: agents.filter((agent) => named.has(agent)),
  }))
  return (loc) => ({
    all: robots.isDisallowed(loc, '*') === true,
    only: own
      .filter(({ agents }) => agents.some((agent) => robots.isDisallowed(loc, agent) === true))
      .map(({ name }) => name),
  })
}
