import type { LocParts } from '../rule.ts'

const PARTS = /^(?:([^:/?#]+):)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s
const PLAIN_HOST = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/
/** The path of a plain loc. */
export const PLAIN_PATH = /^(?:\/[\w\-~][\w\-.~]*)*\/?$/
/** Shortest and longest plain loc, in characters (schema: 12; Baidu: 256 bytes). */
const MIN_PLAIN = 12
const MAX_PLAIN = 255
const DEFAULT_PORTS: Record<string, string> = { http: '80', https: '443' }

/** What the locs of a file share: everything up to the path. */
interface Front {
  /** `scheme://authority`, as written. */
  text: string
  scheme: string
  authority: string
  userinfo: string
  host: string
  port: string
  asciiHost: string
  origin: string
  plain: boolean
}

let last: Front | undefined

/** Takes a loc apart as text (RFC 3986, appendix B). What is not there is '' or undefined; nothing is repaired. */
export function takeApart(value: string): LocParts {
  const length = last?.text.length ?? 0
  if (length > 0 && value.charCodeAt(length) === 47 && value.slice(0, length) === last!.text) {
    const path = value.slice(length)
    if (PLAIN_PATH.test(path))
      return joinParts(value, last!, path, undefined, undefined, isPlain(value, last!))
  }
  return takeWholeApart(value)
}

/** `takeApart` for a loc whose front (`https://example.com`) and path are known, the path matching `PLAIN_PATH`. */
export function takePlainApart(value: string, front: string, path: string): LocParts {
  if (last?.text !== front || path === '') return takeApart(value)
  return joinParts(value, last, path, undefined, undefined, isPlain(value, last))
}

const isPlain = (value: string, front: Front): boolean =>
  front.plain && value.length >= MIN_PLAIN && value.length <= MAX_PLAIN

function takeWholeApart(value: string): LocParts {
  const [, scheme = '', authority, path = '', query, fragment] = PARTS.exec(value)!
  const front = readFront(scheme, authority)
  if (authority !== undefined) last = front
  const plain =
    path !== '' &&
    PLAIN_PATH.test(path) &&
    query === undefined &&
    fragment === undefined &&
    isPlain(value, front)
  const parts = joinParts(value, front, path, query, fragment, plain)
  return authority === undefined ? { ...parts, authority: undefined } : parts
}

const joinParts = (
  value: string,
  front: Front,
  path: string,
  query: string | undefined,
  fragment: string | undefined,
  plain: boolean,
): LocParts => ({
  value,
  scheme: front.scheme,
  authority: front.authority,
  userinfo: front.userinfo,
  host: front.host,
  port: front.port,
  path,
  query,
  fragment,
  asciiHost: front.asciiHost,
  origin: front.origin,
  plain,
})

function readFront(scheme: string, written: string | undefined): Front {
  const authority = written ?? ''
  const text = `${scheme}:${written === undefined ? '' : `//${authority}`}`
  const at = authority.lastIndexOf('@')
  const named = /^(\[[^\]]*\]|[^:]*)(?::(.*))?$/s.exec(authority.slice(at + 1))
  const host = named?.[1] ?? authority.slice(at + 1)
  const port = named?.[2] ?? ''
  const asciiHost = toAscii(host)
  const lower = scheme.toLowerCase()
  const shownPort = port === '' || DEFAULT_PORTS[lower] === port ? '' : `:${port}`
  const plain = (scheme === 'http' || scheme === 'https') && authority === host && PLAIN_HOST.test(host)
  return {
    text,
    scheme,
    authority,
    userinfo: at === -1 ? '' : authority.slice(0, at),
    host,
    port,
    asciiHost,
    origin: `${lower}://${asciiHost}${shownPort}`,
    plain,
  }
}

/** The host in lower case, its labels as A-labels where they are not ASCII and the platform can make them. */
function toAscii(host: string): string {
  const lower = host.toLowerCase()
  if (/^[\0-\x7f]*$/.test(lower)) return lower
  try {
    return new URL(`http://${lower}`).hostname
  } catch {
    return lower
  }
}
