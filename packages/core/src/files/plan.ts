import type { Entry, ListedEntry } from '../model.ts'
import { ForbiddenCharacter } from './escape.ts'
import { urlsetFrame } from './frame.ts'
import { namespacesOf } from './namespaces.ts'
import { renderEntry } from './render-entry.ts'
import type { Limits } from './types.ts'
import { byteLength } from './write-pieces.ts'

/** Entries that share a file, and the namespaces that they use. */
export interface Part {
  entries: ListedEntry[]
  namespaces: number
}

/**
 * Cuts entries into files, each closed before `limits.urls` URLs or `limits.bytes` bytes, whichever comes first (sitemaps.org:
 * both are the most that a file may hold). Most files are cut by number; sizes are worked out exactly only for a file that may be too large.
 * A single entry above the limit has a file of its own.
 */
export function planParts(entries: ListedEntry[], limits: Limits): Part[] {
  const parts: Part[] = []
  for (let from = 0; from < entries.length; ) {
    const most = Math.min(entries.length, from + limits.urls)
    const to = mayBeTooLarge(entries, from, most, limits.bytes)
      ? cutByBytes(entries, from, most, limits.bytes)
      : most
    const part = from === 0 && to === entries.length ? entries : entries.slice(from, to)
    parts.push({ entries: part, namespaces: part.reduce((bits, { entry }) => bits | namespacesOf(entry), 0) })
    from = to
  }
  return parts
}

function mayBeTooLarge(entries: ListedEntry[], from: number, to: number, limit: number): boolean {
  let most = frameLength(~0)
  for (let i = from; i < to && most <= limit; i++) most += boundOfEntry(entries[i]!.entry)
  return most > limit
}

function cutByBytes(entries: ListedEntry[], from: number, most: number, limit: number): number {
  let namespaces = 0
  let bytes = 0
  for (let i = from; i < most; i++) {
    const { entry } = entries[i]!
    namespaces |= namespacesOf(entry)
    bytes += bytesOfEntry(entry)
    if (bytes + frameLength(namespaces) > limit && i > from) return i
  }
  return most
}

function frameLength(namespaces: number): number {
  const { head, foot } = urlsetFrame(namespaces)
  return head.length + foot.length
}

/** Exact size of a written entry; 0 for one that cannot be written. */
export function bytesOfEntry(entry: Entry): number {
  try {
    return byteLength(renderEntry(entry))
  } catch (error) {
    if (error instanceof ForbiddenCharacter) return 0
    throw error
  }
}

/** Bytes at most that the tags around one value take. */
const TAGS = 120
/** Bytes at most that one character (UTF-16 unit) becomes: `&apos;`, `&quot;`. */
const WIDEST = 6

/** A quick upper bound of `bytesOfEntry`. */
export const boundOfEntry = (entry: Entry): number =>
  namespacesOf(entry) === 0
    ? (entry.loc.length + (entry.lastmod?.length ?? 0)) * WIDEST + 3 * TAGS
    : boundOfValue(entry)

function boundOfValue(value: unknown): number {
  if (typeof value === 'string') return value.length * WIDEST + TAGS
  if (typeof value !== 'object' || value === null) return TAGS
  let bound = TAGS
  for (const part of Object.values(value)) bound += boundOfValue(part)
  return bound
}
