/** What of a robots.txt matters for adding a line: its `Sitemap:` records and how it ends. */
export interface RobotsShape {
  /** Values of the `Sitemap:` records, comments cut off. */
  sitemaps: string[]
  /** The file's own line ending; a line feed where it has none yet. */
  newline: '\n' | '\r\n' | '\r'
  /** True where nothing but a byte-order mark is in it. */
  isEmpty: boolean
  endsInNewline: boolean
  endsInBlankLine: boolean
}

/** Reads a robots.txt as RFC 9309 (2.2) does: fields in any case, white space around the colon, `#` opens a comment. */
export function readRobots(text: string): RobotsShape {
  const body = text.replace(/^\uFEFF/, '')
  const lines = body.split(/\r\n|\n|\r/)
  return {
    sitemaps: lines.map(sitemapOf).filter((url) => url !== undefined),
    newline: (/\r\n|\n|\r/.exec(body)?.[0] as RobotsShape['newline'] | undefined) ?? '\n',
    isEmpty: body === '',
    endsInNewline: lines.at(-1) === '',
    endsInBlankLine: lines.length > 1 && lines.at(-1) === '' && lines.at(-2)!.trim() === '',
  }
}

function sitemapOf(line: string): string | undefined {
  const value = /^[ \t]*sitemap[ \t]*:[ \t]*(.*)$/i.exec(line)?.[1]
  // A `#` inside a URL belongs to it; a comment begins after white space.
  return value?.replace(/(?:^|[ \t])#.*$/, '').trim() || undefined
}
