import { renderPolicies } from '../files/robots.ts'
import type { ResolvedOptions } from '../options/resolve.ts'
import type { Runtime } from '../runtime.ts'
import { decode } from './decode.ts'
import { type HeaderJudge, judgeHeaders } from './headers-file.ts'
import { judgeRobotsTxt, type RobotsJudge } from './robots-txt.ts'

/** Files of the output that speak to crawlers beside the pages. */
export interface HostFiles {
  robots?: RobotsJudge
  headers?: HeaderJudge
}

/** Reads robots.txt (or the one that will be made) and `_headers`; both are read only at the root of a host. */
export async function readHostFiles({ site, robots }: ResolvedOptions, runtime: Runtime): Promise<HostFiles> {
  if (site.base !== '/') return {}
  const robotsTxt = await runtime.readOutput('robots.txt')
  const made = robots === false ? '' : renderPolicies(robots.policies)
  const headers = await runtime.readOutput('_headers')
  return {
    robots: judgeRobotsTxt(robotsTxt ? decode(robotsTxt) : made, `${site.origin}/robots.txt`),
    headers: headers && judgeHeaders(decode(headers), site.host),
  }
}
