import type { Settings } from '@mapwright/validator'
import { checkMembers, type Member } from '../inputs/members.ts'
import { inParallel } from './in-parallel.ts'
import type { RequestLimits } from './request.ts'
import { fetchRobots } from './robots.ts'

/** Rules that a robots.txt naming the sitemap waives (sitemaps.org, "Sitemaps & Cross Submits"). */
const WAIVED = ['loc-host-mismatch', 'loc-scheme-mismatch', 'loc-outside-directory', 'index-child-other-host']

/** Origins that are asked for one set. */
const MAX_ORIGINS = 50

/**
 * Finds out which hosts the files may list: those whose own robots.txt names the file, or an index that leads to it.
 * Asks only where a rule would speak otherwise, and checks those files again.
 */
export async function allowListedHosts(
  members: Member[],
  settings: Settings,
  limits: RequestLimits,
): Promise<void> {
  if (settings.crossSubmit === true) return
  const blamed = members.filter(({ result }) => WAIVED.some((rule) => (result.countByRule[rule] ?? 0) > 0))
  const origins = [...new Set(blamed.flatMap(listedOrigins))].slice(0, MAX_ORIGINS)
  const named = new Map<string, Set<string>>()
  await inParallel(origins, async (origin) => {
    const { sitemaps } = await fetchRobots(origin, limits)
    named.set(origin, new Set(sitemaps.map(toHref)))
  })
  for (const member of blamed) {
    const names = namesOf(member, members)
    const hosts = listedOrigins(member)
      .filter((origin) => names.some((name) => named.get(origin)?.has(name)))
      .map((origin) => new URL(origin).hostname)
    if (hosts.length === 0) continue
    member.own = { crossSubmit: [...new Set(hosts)] }
    const [again] = await checkMembers([member.source], { ...settings, ...member.own })
    member.result = { ...again!.result, url: member.result.url }
  }
}

/** Origins of what the file lists, and its own: a robots.txt that names a file lets it list folders above it as well. */
function listedOrigins({ source, result }: Member): string[] {
  const children = result.kind === 'index' ? result.facts.children.map(({ loc }) => loc) : []
  const urls = [...result.facts.origins, ...children, source.path, source.url ?? source.path]
  const origins = urls
    .filter((url) => /^https?:\/\//i.test(url) && URL.canParse(url))
    .map((url) => new URL(url).origin)
  return [...new Set(origins)]
}

/** The URLs under which a file can be named: its own, and those of the indexes that lead to it. */
function namesOf(member: Member, members: Member[]): string[] {
  const names = new Set<string>()
  const add = ({ source: { path, url } }: Member) => {
    for (const name of [path, url ?? path]) names.add(toHref(name))
  }
  add(member)
  for (let before = 0; before < names.size; ) {
    before = names.size
    for (const other of members) {
      if (other.result.kind !== 'index') continue
      if (other.result.facts.children.some(({ loc }) => names.has(toHref(loc)))) add(other)
    }
  }
  return [...names]
}

const toHref = (url: string) => (URL.canParse(url) ? new URL(url).href : url)
