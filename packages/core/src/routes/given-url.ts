import type { ResolvedOptions } from '../options/resolve.ts'
import { originOfLoc, pathOfLoc, toLoc } from './loc.ts'
import type { Site } from './site.ts'

/** A URL that a user or a hook wrote, and why it cannot be listed, if it cannot. */
export interface GivenUrl {
  /** Absent where the text is no URL. */
  loc?: string
  problem?: 'invalid' | 'other-host' | 'outside-base'
  /** A path that begins with the base, before which the base was put. */
  repeatsBase: boolean
}

/** Reads a path below the base or an absolute URL. A fragment goes, blanks around it go, what is encoded stays so. */
export function readGivenUrl(
  text: string,
  { site, check }: Pick<ResolvedOptions, 'site' | 'check'>,
): GivenUrl {
  const loc = spell(text.trim(), site)
  if (!loc) return { problem: 'invalid', repeatsBase: false }
  const repeatsBase =
    site.base !== '/' && isPath(text.trim()) && pathOfLoc(loc).startsWith(site.base + site.base.slice(1))
  if (isSubmittedFor(loc, check.crossSubmit)) return { loc, repeatsBase }
  if (originOfLoc(loc) !== site.origin) return { loc, problem: 'other-host', repeatsBase }
  if (!pathOfLoc(loc).startsWith(site.base)) return { loc, problem: 'outside-base', repeatsBase }
  return { loc, repeatsBase }
}

function spell(text: string, site: Site): string | undefined {
  if (text === '') return undefined
  if (!isPath(text)) return toLoc(text.startsWith('//') ? new URL(site.origin).protocol + text : text)
  return toLoc(site.root + text.replace(/^(?:\.?\/)?/, ''))
}

/** Neither a URL with a scheme nor one that begins with a host. */
const isPath = (text: string) => !/^(?:[a-z][a-z0-9+.-]*:|\/\/|\\)/i.test(text)

/** Whether the robots.txt of the loc's host is said to name this sitemap. */
function isSubmittedFor(loc: string, crossSubmit: boolean | string[]): boolean {
  if (typeof crossSubmit === 'boolean') return crossSubmit
  const { host, hostname } = new URL(loc)
  return crossSubmit.some((named) => [host, hostname].includes(named.toLowerCase()))
}
