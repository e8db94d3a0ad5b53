import { crc32 } from '../read/crc32.ts'

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

/** A gzip member that stores its content as it is (RFC 1951, 3.2.4), up to 65,535 bytes. The library that packs is not loaded for examples. */
export function gzip(content: string | Uint8Array): Uint8Array {
  const bytes = typeof content === 'string' ? encode(content) : content
  const { length } = bytes
  const header = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]
  const block = [1, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255]
  const trailer = new DataView(new ArrayBuffer(8))
  trailer.setUint32(0, crc32(bytes), true)
  trailer.setUint32(4, length, true)
  return join(Uint8Array.from([...header, ...block]), bytes, new Uint8Array(trailer.buffer))
}

/** A small good sitemap. */
export const SITEMAP =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com/</loc></url></urlset>'

/** An empty tar archive: a header block of 512 bytes with its magic. */
export const tar = (): Uint8Array =>
  join(encode('sitemap.xml'.padEnd(257, '\0')), encode('ustar'.padEnd(255, '\0')), new Uint8Array(1024))
