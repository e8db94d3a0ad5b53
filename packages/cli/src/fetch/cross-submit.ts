import type { FileResult, Settings } from '@mapwright/validator'
import { inParallel } from './crawl.ts'
import type { RequestLimits } from './request.ts'
import { fetchRobots } from './robots.ts'

/** Rules that a robots.txt naming the sitemap waives (sitemaps.org, "Sitemaps & Cross Submits"). */
const WAIVED = [
  'loc-host-mismatch',
  'loc-hosts-mixed',
  'loc-scheme-mismatch',
  'loc-port-mismatch',
  'loc-outside-directory',
  'index-child-other-host',
  'index-child-outside-directory',
]

/** Hosts that are asked for one set. */
const MAX_HOSTS = 50

/**
 * Finds out by itself which hosts may be listed: those whose own robots.txt names the sitemap. Asks only where a rule would
 * speak otherwise. Answers with `settings.crossSubmit` itself where nothing was found.
 */
export async function allowListedHosts(
  results: FileResult[],
  settings: Settings,
  limits: RequestLimits,
): Promise<Settings['crossSubmit']> {
  if (settings.crossSubmit === true) return true
  const wanted = new Map<string, Set<string>>()
  for (const { url, findings } of results) {
    for (const { rule, loc } of findings) {
      if (!WAIVED.includes(rule) || url === undefined) continue
      for (const listed of [loc, url]) {
        if (listed === undefined || !/^https?:\/\//i.test(listed) || !URL.canParse(listed)) continue
        const { origin } = new URL(listed)
        wanted.set(origin, (wanted.get(origin) ?? new Set()).add(new URL(url).href))
      }
    }
  }
  const asked = [...wanted].slice(0, MAX_HOSTS)
  const allowed = await inParallel(asked, async ([origin, sitemaps]) => {
    const { sitemaps: named } = await fetchRobots(origin, limits)
    const urls = named.filter((value) => URL.canParse(value)).map((value) => new URL(value).href)
    return urls.some((value) => sitemaps.has(value)) ? new URL(origin).hostname : undefined
  })
  const hosts = allowed.filter((host) => host !== undefined)
  return hosts.length === 0 ? settings.crossSubmit : [...(settings.crossSubmit || []), ...hosts]
}
