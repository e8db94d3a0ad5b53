/** What the first text of a file shows: markup, or lines. */
export type Shape = 'xml' | 'html' | 'robots' | 'text' | 'blank'

const HTML = /^<(?:!doctype\s+html|html|head|body)[\s>/]/i
const ROOT = /<\?xml\s|<(?:[\w.-]+:)?(?:urlset|sitemapindex|rss|feed|RDF)[\s>/]/
const ROBOTS_FIELD =
  /^\s*(?:user-?agent|disallow|allow|sitemap|crawl-delay|host|clean-param|request-rate|noindex)\s*:/i
const ABSOLUTE = /^\s*[a-z][a-z0-9+.-]*:\/\//i

/**
 * Tells the shape of a file by its first block of text. The name decides only where the content cannot
 * (nothing but blank lines and comments).
 */
export function tellShape(text: string, path: string): Shape {
  const start = text.search(/\S/)
  const named = /(?:^|\/)robots\.txt(?:\.gz)?$/i.test(path)
  if (start === -1) return named ? 'robots' : /\.txt(?:\.gz)?$/i.test(path) ? 'text' : 'blank'
  if (HTML.test(skipProlog(text, start))) return 'html'
  if (text[start] === '<') return 'xml'
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (ROBOTS_FIELD.test(line)) return 'robots'
    if (ABSOLUTE.test(line)) return 'text'
    if (ROOT.test(line)) return 'xml'
  }
  return named ? 'robots' : 'text'
}

/** The text behind white space, comments and instructions. */
function skipProlog(text: string, start: number): string {
  let rest = text.slice(start)
  for (;;) {
    const end = rest.startsWith('<!--') ? '-->' : rest.startsWith('<?') ? '?>' : undefined
    const at = end === undefined ? -1 : rest.indexOf(end, 2)
    if (at === -1) return rest.slice(0, 64)
    rest = rest.slice(at + end!.length).trimStart()
  }
}
