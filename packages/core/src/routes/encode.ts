/**
 * Percent-encoding (RFC 3986). Two directions that must not be mixed up: the name of a file is raw text, in which `%20`
 * is three characters; a URL that somebody wrote may be encoded already, and what is encoded stays as it is.
 */

/** Encodes a path of files as UTF-8: everything but unreserved characters, sub-delimiters, `:`, `@` and the slash. */
export const encodePath = (path: string): string => (PLAIN.test(path) ? path : encodeAll(path))

/** What most paths are made of; nothing in it is ever encoded. */
const PLAIN = /^[\w\-.~/]*$/

const encodeAll = (path: string) =>
  encodeURI(path.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(/[?#]/g, (c) => (c === '?' ? '%3F' : '%23'))

/** Encodes what must not stand in a URL and leaves what is encoded already. For a path or a query. */
export const encodeText = (text: string): string => (PLAIN.test(text) ? text : encodeMissing(text))

const encodeMissing = (text: string) =>
  text.replace(/%(?![0-9A-Fa-f]{2})|[^A-Za-z0-9\-._~!$&'()*+,;=:@/?%]/gu, (c) =>
    /\p{Surrogate}/u.test(c) ? '%EF%BF%BD' : encodeURIComponent(c),
  )

/** The text behind a percent-encoded one; what is no UTF-8 stays as it is. */
export function decodeText(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text.replace(/(?:%[0-9A-Fa-f]{2})+/g, decodeRun)
  }
}

function decodeRun(run: string): string {
  try {
    return decodeURIComponent(run)
  } catch {
    return run
  }
}

/** Both separators become slashes; empty and dot segments go; no slash at the start, one at the end where there was one. */
export function tidyPath(path: string): string {
  const isTidy = !path.startsWith('/') && !path.startsWith('.') && !/\\|\/[/.]/.test(path)
  if (isTidy) return path
  const parts = path.replaceAll('\\', '/').split('/')
  const kept: string[] = []
  for (const part of parts) {
    if (part === '..') kept.pop()
    else if (part !== '' && part !== '.') kept.push(part)
  }
  const endsInFolder = /^\.{0,2}$/.test(parts.at(-1)!)
  return kept.join('/') + (endsInFolder && kept.length > 0 ? '/' : '')
}
