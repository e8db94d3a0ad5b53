import type { LocParts } from '../rule.ts'
import { normalForm } from './normal-form.ts'

/** What keeps a loc from being a complete http(s) URL. */
export type UrlFault =
  | 'empty'
  /** `/about` */
  | 'root-relative'
  /** `//example.com/about` */
  | 'protocol-relative'
  /** `www.example.com/about`, `localhost:3000/about` */
  | 'no-scheme'
  /** `https:/example.com/`, `https:example.com` */
  | 'slashes'
  /** Any other text. */
  | 'relative'
  /** `ftp://…`, `mailto:…` */
  | 'scheme'
  /** `https:///about` */
  | 'host'
  /** `http://[::zz]/` */
  | 'literal'
  /** `http://example.com:99999/` */
  | 'port'

const SCHEME = /^([a-z][a-z0-9+.-]*):/i
/** Schemes whose rest may begin with digits, so that it is no port. */
const NUMBERED = /^(?:tel|sms|fax|callto):/i
const HOST_LIKE = /^(?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]+(?:[:/?#]|$)|^[a-z0-9.-]+:\d{1,5}(?:[/?#]|$)/i
const FILE_NAME =
  /^[^/:?#]+\.(?:html?|xhtml|php\d?|aspx?|jsp|cgi|xml|txt|pdf|md|json|gz|png|jpe?g|gif|svg|webp)(?:[?#]|$)/i

let lastUrl: LocParts | undefined
let lastFault: UrlFault | undefined

/**
 * Why a loc is no complete http(s) URL (RFC 3986, section 3); undefined for one that is. One answer a loc. A dozen rules ask
 * about the same loc in turn: the last answer is kept.
 */
export function judgeUrl(url: LocParts): UrlFault | undefined {
  if (url.plain) return undefined
  if (url === lastUrl) return lastFault
  lastFault = faultOf(url)
  lastUrl = url
  return lastFault
}

function faultOf(url: LocParts): UrlFault | undefined {
  const { value } = url
  if (value === '') return 'empty'
  if (value.startsWith('//')) return 'protocol-relative'
  if (value.startsWith('/')) return 'root-relative'
  const [head, scheme] = SCHEME.exec(value) ?? []
  if (head === undefined || scheme === undefined) return looksLikeHost(value) ? 'no-scheme' : 'relative'
  const hierarchical = value.startsWith('//', head.length)
  if (!/^https?$/i.test(scheme)) {
    return !hierarchical && !NUMBERED.test(value) && looksLikeHost(value) ? 'no-scheme' : 'scheme'
  }
  return hierarchical ? faultOfAuthority(url) : 'slashes'
}

const looksLikeHost = (value: string): boolean => HOST_LIKE.test(value) && !FILE_NAME.test(value)

function faultOfAuthority({ host, port }: LocParts): UrlFault | undefined {
  if (host === '') return port.startsWith(':') ? 'literal' : 'host'
  if (host.startsWith('[') && !isIpLiteral(host)) return 'literal'
  return /^\d*$/.test(port) && Number(port) <= 65_535 ? undefined : 'port'
}

/** True for a loc that begins with http(s) and has a usable host: the one kind that host, path and characters are judged of. */
export const isWebUrl = (url: LocParts): boolean => url.plain || judgeUrl(url) === undefined

/** RFC 3986, 3.2.2: IP-literal. */
function isIpLiteral(host: string): boolean {
  if (!host.endsWith(']')) return false
  const inside = host.slice(1, -1)
  return /^v[0-9a-f]+\.[\w.~!$&'()*+,;=:-]+$/i.test(inside) || isIpv6(inside)
}

function isIpv6(text: string): boolean {
  const v4 = /:((?:\d{1,3}\.){3}\d{1,3})$/.exec(text)?.[1]
  if (v4 !== undefined && !isIpv4(v4)) return false
  const groups = v4 === undefined ? text : `${text.slice(0, -v4.length)}0:0`
  const [left = '', right, more] = groups.split('::')
  if (more !== undefined) return false
  const count = (part: string): number =>
    part === ''
      ? 0
      : part.split(':').every((group) => /^[0-9a-f]{1,4}$/i.test(group))
        ? part.split(':').length
        : 9
  return right === undefined ? count(left) === 8 : count(left) + count(right) <= 7
}

/** Four decimal numbers up to 255. */
export const isIpv4 = (host: string): boolean =>
  /^(?:\d{1,3}\.){3}\d{1,3}$/.test(host) && host.split('.').every((part) => Number(part) <= 255)

/** Place of the first `%` that no two hexadecimal digits follow (RFC 3986, 2.1); -1 where there is none. */
export const badPercentAt = (value: string): number => value.search(/%(?![0-9a-f]{2})/i)

const LEGAL_ASCII = /^[!#-;=?-Z_a-z~]*$/
/** Characters that stand in no URL and no IRI: RFC 3986, 2 and RFC 3987, 2.2 (ucschar, iprivate). Brackets are judged apart. */
const ILLEGAL =
  /[^!#-;=?-[\]_a-z~\u00A0-\uD7FF\uE000-\uFDCF\uFDF0-\uFFEF\u{10000}-\u{1FFFD}\u{20000}-\u{2FFFD}\u{30000}-\u{3FFFD}\u{40000}-\u{4FFFD}\u{50000}-\u{5FFFD}\u{60000}-\u{6FFFD}\u{70000}-\u{7FFFD}\u{80000}-\u{8FFFD}\u{90000}-\u{9FFFD}\u{A0000}-\u{AFFFD}\u{B0000}-\u{BFFFD}\u{C0000}-\u{CFFFD}\u{D0000}-\u{DFFFD}\u{E1000}-\u{EFFFD}\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}]/u
const PRIVATE = /[\uE000-\uF8FF\u{F0000}-\u{10FFFF}]/u

/** The first character that the grammar does not allow where it stands, and its place (UTF-16); undefined for a clean loc. */
export function illegalCharacter(url: LocParts): { char: string; at: number } | undefined {
  const { value } = url
  if (url.plain || LEGAL_ASCII.test(value)) return undefined
  const found = [value.search(ILLEGAL), bracketAt(url), privateAt(url)].filter((at) => at !== -1)
  if (found.length === 0) return undefined
  const at = Math.min(...found)
  return { char: String.fromCodePoint(value.codePointAt(at)!), at }
}

/** A bracket that does not enclose the address of a host. */
function bracketAt({ value, host }: LocParts): number {
  const hostAt = host.startsWith('[') ? value.indexOf(host) : -1
  const outside = (bracket: string, from: number): number => value.indexOf(bracket, from)
  if (hostAt === -1) return value.search(/[[\]]/)
  const behind = hostAt + host.length
  const rest = [outside('[', behind), outside(']', behind)].filter((at) => at !== -1)
  return rest.length === 0 ? -1 : Math.min(...rest)
}

/** A private character outside the query, the only part that may have one. */
function privateAt({ value, query }: LocParts): number {
  if (!PRIVATE.test(value)) return -1
  const mark = query === undefined ? -1 : value.indexOf('?')
  const front = mark === -1 ? value : value.slice(0, mark)
  const at = front.search(PRIVATE)
  if (at !== -1 || mark === -1) return at
  const behind = mark + 1 + query!.length
  const later = value.slice(behind).search(PRIVATE)
  return later === -1 ? -1 : behind + later
}

/** True where two locs name the same resource after normalisation (RFC 3986, section 6); fragments do not count. */
export const sameUrl = (a: LocParts, b: LocParts): boolean =>
  a.value === b.value || normalForm(a) === normalForm(b)
