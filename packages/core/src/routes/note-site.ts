import type { Notes } from '../notes.ts'
import type { Site } from './site.ts'

/** Hosts that no crawler reaches, and the names that templates put in their place (RFC 2606, RFC 6761, RFC 1918). */
const NOT_PUBLIC =
  /^(?:localhost|(?:.*\.)?(?:local|localhost|test|invalid|internal)|127\..*|0\.0\.0\.0|10\..*|192\.168\..*|172\.(?:1[6-9]|2\d|3[01])\..*|\[::1\]|(?:www\.)?your-?(?:site|domain|website)\..*|(?:true|false|undefined|null))$/

export function noteSite(site: Site, notes: Notes): void {
  const { hostname } = new URL(site.origin)
  if (NOT_PUBLIC.test(hostname)) notes.add('site-development-host', { host: hostname })
  if (site.repeatsBase) notes.add('site-repeats-base', { base: site.base })
}
