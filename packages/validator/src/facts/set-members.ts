import { takeApart } from '../read/loc-parts.ts'
import type { SetMember } from '../rule.ts'
import { normalForm } from './normal-form.ts'

export type Member = SetMember<unknown>

const SITEMAPS = new Set(['urlset', 'text', 'rss', 'atom'])

/** Files that list pages. */
export const isSitemap = ({ result }: Member): boolean => SITEMAPS.has(result.kind)

/** The files of the set by their URL in normal form; those whose URL is not known are left out. */
export function memberMap(members: Member[]): Map<string, Member> {
  const map = new Map<string, Member>()
  for (const member of members) {
    const { url, path } = member.result
    if (url !== undefined) map.set(normalForm(takeApart(url)), member)
    // A fetched file is reported under the URL that was asked for; its own is the one that redirects led to.
    if (/^https?:\/\//i.test(path)) map.set(normalForm(takeApart(path)), member)
  }
  return map
}

/** The file of the set that a loc of an index or a line of robots.txt names. */
export const memberAt = (map: Map<string, Member>, loc: string): Member | undefined =>
  map.get(normalForm(takeApart(loc)))

/** URLs, in normal form, that the indexes and robots.txt files of the set name. */
export function namedUrls(members: Member[], kinds: string[] = ['index', 'robots']): Set<string> {
  const named = new Set<string>()
  for (const { result } of members) {
    if (!kinds.includes(result.kind)) continue
    for (const { loc } of result.facts.children) named.add(normalForm(takeApart(loc)))
  }
  return named
}
