import type { Sink } from '../runtime.ts'
import { escapeText } from './escape.ts'
import { indexFrame } from './frame.ts'
import { writePieces } from './write-pieces.ts'

export interface Child {
  /** Absolute URL. */
  loc: string
  /** The newest lastmod of its entries; absent where there is none, and for other sitemaps. */
  lastmod?: string
}

/** Writes a sitemap index; resolves to its bytes. */
export function writeIndex(sink: Sink, children: Child[]): Promise<number> {
  return writePieces(sink, piecesOf(children))
}

function* piecesOf(children: Child[]): Iterable<string> {
  yield indexFrame.head
  for (const { loc, lastmod } of children) {
    const date = lastmod === undefined ? '' : `<lastmod>${escapeText(lastmod)}</lastmod>`
    yield `<sitemap><loc>${escapeText(loc)}</loc>${date}</sitemap>\n`
  }
  yield indexFrame.foot
}

/** The locs of an index that an earlier run of ours wrote; none for anything else. */
export function readOwnIndex(text: string): string[] {
  const locs = [...text.matchAll(/^<sitemap><loc>([^<]*)<\/loc>/gm)].map(([, loc]) => loc!)
  return locs.map((loc) => loc.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => CHARACTERS[name]!))
}

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
