import type { ListedEntry } from '../model.ts'
import type { Sink } from '../runtime.ts'
import type { Limits } from './types.ts'
import { byteLength, writePieces } from './write-pieces.ts'

/** Cuts entries into text sitemaps; a text file has the same limits as an XML one. */
export function planTexts(entries: ListedEntry[], limits: Limits): ListedEntry[][] {
  const parts: ListedEntry[][] = []
  let from = 0
  let bytes = 0
  entries.forEach(({ entry }, i) => {
    const length = byteLength(entry.loc) + 1
    if (i > from && (i - from === limits.urls || bytes + length > limits.bytes)) {
      parts.push(entries.slice(from, i))
      from = i
      bytes = 0
    }
    bytes += length
  })
  if (from < entries.length) parts.push(entries.slice(from))
  return parts
}

/** Writes a text sitemap, one URL a line; resolves to its bytes. */
export function writeText(sink: Sink, entries: ListedEntry[]): Promise<number> {
  return writePieces(sink, linesOf(entries))
}

function* linesOf(entries: ListedEntry[]): Iterable<string> {
  for (const { entry } of entries) yield `${entry.loc}\n`
}
