import type { RobotsJudge } from '@mapwright/core'
import { judgeRobotsTxt } from '@mapwright/core'
import { readStart } from './ask-page.ts'
import { ask, RequestError, type RequestLimits } from './request.ts'

/** Bytes of a robots.txt that crawlers read (RFC 9309, section 2.5). */
const MAX_ROBOTS = 512_000

export interface Robots {
  /** 0 where nothing answered. */
  status: number
  /** The values of its `Sitemap:` lines. */
  sitemaps: string[]
  judge?: RobotsJudge
}

/** Asks the robots.txt of an origin. One that is not there disallows nothing; neither is one that cannot be asked held against a page. */
export async function fetchRobots(origin: string, limits: RequestLimits): Promise<Robots> {
  const url = `${origin}/robots.txt`
  try {
    const answer = await ask(url, limits)
    const { status, body } = answer
    if (status !== 200) {
      body.destroy()
      return { status, sitemaps: [] }
    }
    const text = new TextDecoder().decode(await readStart(answer, MAX_ROBOTS))
    return { status, sitemaps: sitemapLines(text), judge: judgeRobotsTxt(text, url) }
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    return { status: 0, sitemaps: [] }
  }
}

const sitemapLines = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => /^\s*sitemap\s*:\s*(\S+)/i.exec(line)?.[1])
    .filter((value) => value !== undefined)
