/** `__spa-fallback` is what React Router answers unknown paths with. */
const NAMES = new Set(['404', '500', '_error', '__spa-fallback'])

/**
 * Whether a path (an emitted file or a decoded URL path) is an error page: 404, 500 or _error at the root, or directly under a folder of a language:
 * a configured locale, the page's own `lang`, or any language code.
 */
export function isErrorPage(path: string, lang: string | undefined, locales: string[]): boolean {
  if (!/404|500|_error|__spa-fallback/.test(path)) return false
  const parts = path
    .replace(/^\//, '')
    .replace(/(?:\/|\/index\.html|\.html)$/, '')
    .split('/')
  if (!NAMES.has(parts.at(-1)!)) return false
  if (parts.length === 1) return true
  const folder = parts[0]!.toLowerCase()
  const isOneOf = [...locales, lang].some((locale) => locale?.toLowerCase() === folder)
  return parts.length === 2 && (isOneOf || isLanguage(folder))
}

let names: Intl.DisplayNames | undefined

/** `de`, `pt-br`: a folder of that name at the root holds a translation. */
function isLanguage(folder: string): boolean {
  if (!/^[a-z]{2}(?:[-_][a-z]{2,4})?$/.test(folder)) return false
  names ??= new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  return names.of(folder.slice(0, 2)) !== undefined
}
