import { encodeText } from './encode.ts'

/** What needs no change, as most URLs do not: a lower-case host and nothing but unreserved characters behind it. */
const PLAIN = /^https?:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/(?!\.)[\w\-.~]*)+$/

const origins = new Map<string, string | undefined>()

/**
 * An absolute http(s) URL as a loc spells it: host in ASCII form, default port left out, no fragment, dot segments resolved, what must be
 * encoded encoded once. What is encoded already and every other character stays as written. Undefined where it is no such URL or has credentials.
 */
export function toLoc(url: string): string | undefined {
  if (PLAIN.test(url)) return url
  const match = /^(https?:)[\\/]{2}([^\\/?#]+)([^?#]*)(\?[^#]*)?/i.exec(url.replace(/[\t\n\r]+/g, '').trim())
  if (!match) return undefined
  const [, scheme, authority, path, query = ''] = match
  const origin = originOf(`${scheme}//${authority}`)
  if (!origin) return undefined
  return (
    origin +
    (path === '' ? '/' : encodeText(withoutDots(path!.replaceAll('\\', '/'), origin))) +
    encodeText(query)
  )
}

/** Resolves a URL of a document against its base and spells it as a loc. */
export function resolveLoc(href: string, base: string): string | undefined {
  if (/^\s*https?:[\\/]{2}/i.test(href)) return toLoc(href)
  return URL.canParse(href, base) ? toLoc(new URL(href, base).href) : undefined
}

function originOf(text: string): string | undefined {
  if (origins.has(text)) return origins.get(text)
  let origin: string | undefined
  if (URL.canParse(text)) {
    const url = new URL(text)
    if (!url.username && !url.password) origin = url.origin
  }
  if (origins.size > 1_000) origins.clear()
  origins.set(text, origin)
  return origin
}

const withoutDots = (path: string, origin: string) =>
  /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path) ? new URL(origin + path).pathname : path

export const originOfLoc = (loc: string): string => loc.slice(0, loc.indexOf('/', 8))

/** Path and query of a loc. */
export const pathOfLoc = (loc: string): string => loc.slice(loc.indexOf('/', 8))

export const withoutQuery = (path: string): string => {
  const at = path.indexOf('?')
  return at < 0 ? path : path.slice(0, at)
}
