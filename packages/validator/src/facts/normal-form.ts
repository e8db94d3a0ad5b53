import type { LocParts } from '../rule.ts'

const UNRESERVED = /[\w.~-]/

/**
 * The form in which equivalent URLs are equal strings: RFC 3986, 6.2.2 (case, percent-encoding, dot segments) and 6.2.3 (default
 * port, empty path), after mapping other characters than ASCII to percent-encoded UTF-8 (RFC 3987, 3.1). Without the fragment.
 */
export function normalForm(url: LocParts): string {
  if (url.plain || isNormal(url)) return url.value
  if (url.authority === undefined) return normalEscapes(url.value)
  const userinfo = url.userinfo === '' ? '' : `${url.userinfo}@`
  const [scheme, hostAndPort] = splitOrigin(url.origin)
  const query = url.query === undefined ? '' : `?${normalEscapes(url.query)}`
  return `${scheme}://${userinfo}${hostAndPort}${normalPath(url.path)}${query}`
}

/** True for the forms that nearly all locs have already; false says nothing. */
export const isNormal = ({ value, scheme, authority, asciiHost, path, fragment }: LocParts): boolean =>
  (scheme === 'https' || scheme === 'http') &&
  authority === asciiHost &&
  path !== '' &&
  fragment === undefined &&
  /^[^%\x80-\uffff]*$/.test(value) &&
  !path.includes('/.')

const splitOrigin = (origin: string): [string, string] => {
  const at = origin.indexOf('://')
  return [origin.slice(0, at), origin.slice(at + 3)]
}

/** A path in normal form; `/` for an empty one. */
export const normalPath = (path: string): string =>
  path === '' ? '/' : removeDotSegments(normalEscapes(path))

/** Upper-case hexadecimal digits, unreserved characters as they are, all that is no ASCII as percent-encoded UTF-8. */
const normalEscapes = (text: string): string => tidyEscapes(text).replace(/[^\0-\x7f]+/g, encodeUtf8)

/** Upper-case hexadecimal digits, and unreserved characters as they are (RFC 3986, 6.2.2.1 and 6.2.2.2). */
export const tidyEscapes = (text: string): string =>
  text.replace(/%[0-9a-f]{2}/gi, (triplet) => {
    const char = String.fromCharCode(Number.parseInt(triplet.slice(1), 16))
    return UNRESERVED.test(char) ? char : triplet.toUpperCase()
  })

/** Percent-encoded UTF-8 of each byte. */
export const encodeUtf8 = (text: string): string =>
  Array.from(
    new TextEncoder().encode(text),
    (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
  ).join('')

/** RFC 3986, 5.2.4, for a path that begins with a slash; others are left alone. */
export function removeDotSegments(path: string): string {
  if (!path.startsWith('/') || !path.includes('/.')) return path
  const kept: string[] = []
  const segments = path.slice(1).split('/')
  for (const [i, segment] of segments.entries()) {
    const dots = segment === '.' || segment === '..'
    if (segment === '..') kept.pop()
    if (!dots) kept.push(segment)
    else if (i === segments.length - 1) kept.push('')
  }
  return `/${kept.join('/')}`
}

/** The folder of a file's path, with its slash, in normal form. */
export const directoryOf = (path: string): string => {
  const normal = normalPath(path)
  return normal.slice(0, normal.lastIndexOf('/') + 1)
}
