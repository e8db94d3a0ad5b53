import { gzipSync } from 'fflate'

const encode = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Bytes after one another. */
export const join = (...parts: Uint8Array[]): Uint8Array => {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** A gzip member, the same on every machine. */
export const gzip = (content: string | Uint8Array): Uint8Array =>
  gzipSync(typeof content === 'string' ? encode(content) : content, { mtime: 0 })

/** A small good sitemap. */
export const SITEMAP =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com/</loc></url></urlset>'

/** An empty tar archive: a header block of 512 bytes with its magic. */
export const tar = (): Uint8Array =>
  join(encode('sitemap.xml'.padEnd(257, '\0')), encode('ustar'.padEnd(255, '\0')), new Uint8Array(1024))
