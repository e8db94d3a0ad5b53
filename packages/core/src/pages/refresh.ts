/**
 * Reads the content of `<meta http-equiv="refresh">` as browsers do (HTML, "shared declarative refresh steps").
 * Undefined where it is none. `url` is missing where the page only reloads.
 */
export function readRefresh(content: string): { seconds: number; url?: string } | undefined {
  const [, digits, rest] = /^\s*(\d*)[\d.]*(.*)$/s.exec(content) ?? []
  if (digits === undefined || rest === undefined) return undefined
  if (digits === '' && !/^\s*\./.test(content)) return undefined
  const seconds = Number(digits || '0')
  if (rest === '') return { seconds }
  const [, target] = /^\s*[;,\s]\s*(?:url\s*=\s*)?(.*)$/is.exec(rest) ?? []
  if (target === undefined) return undefined
  const quote = target[0]
  const unquoted = quote === '"' || quote === "'" ? (target.slice(1).split(quote)[0] ?? '') : target
  const url = unquoted.trim()
  return url === '' ? { seconds } : { seconds, url }
}
