import { takeApart } from './read/loc-parts.ts'
import type { LocParts } from './rule.ts'
import type { Input, Settings } from './settings.ts'

/** Where a file is served: its own URL, else its relative path below the site. Undefined where neither is known. */
export function addressOf(input: Input, settings: Settings): LocParts | undefined {
  if (input.url !== undefined) return takeApart(input.url)
  if (settings.site === undefined) return undefined
  const path = input.path.replace(/\\/g, '/').replace(/^(?:\.\/)+/, '')
  if (path === '-' || /^(?:\/|[a-z]:|\.\.(?:\/|$))/i.test(path)) return undefined
  return takeApart(`${settings.site.replace(/\/*$/, '/')}${path}`)
}
