import type { Excerpt } from '../report.ts'
import type { Offset, Place } from '../rule.ts'

interface Mark extends Place {
  at: Offset
}
interface Window extends Mark {
  text: string
}

/** Text further back than this is not kept for a single record; places in it are given as the nearest known one. */
const KEPT = 1 << 20
const CONTEXT = 60

/**
 * Turns offsets in the decoded text into lines and columns, lazily: it keeps the recent text, and counts only when asked.
 * A line ends with LF, CR LF or CR; columns count code points. Both are 1-based.
 */
export class Locator {
  #windows: Window[] = []
  #next: Mark = { at: 0, line: 1, column: 1 }
  #last: Mark = this.#next
  #pinned = new Map<Offset, Place>()
  #open: readonly Offset[]

  /** `open`: places that may be asked for however far back they lie (start tags of the open elements). */
  constructor(open: readonly Offset[] = []) {
    this.#open = open
  }

  /** Adds the next piece of text, which never ends between CR and LF; text before `keepFrom` may be forgotten. */
  push(text: string, keepFrom: Offset): void {
    if (text === '') return
    const oldest = Math.max(keepFrom, this.#next.at - KEPT)
    while (this.#windows.length > 0 && endOf(this.#windows[0]!) <= oldest) this.#forget(this.#windows[0]!)
    this.#windows.push({ ...this.#next, text })
    this.#next = advance(this.#next, text, 0, text.length)
  }

  /** Offset of the end of the text so far. */
  get end(): Offset {
    return this.#next.at
  }

  locate(at: Offset): Place {
    const pinned = this.#pinned.get(at)
    if (pinned) return pinned
    const window = this.#find(at)
    if (!window) return { line: this.#next.line, column: this.#next.column }
    const from = this.#last.at >= window.at && this.#last.at <= at ? this.#last : window
    const end = Math.min(Math.max(at, window.at), endOf(window))
    this.#last = advance(from, window.text, from.at - window.at, end - window.at)
    return { line: this.#last.line, column: this.#last.column }
  }

  /** The line around a place, clipped. */
  excerpt(at: Offset, place: Place): Excerpt | undefined {
    const index = this.#windows.findIndex((w) => at >= w.at && at < endOf(w))
    const window = this.#windows[index]
    if (!window) return undefined
    const before =
      (this.#windows[index - 1]?.text.slice(-CONTEXT) ?? '') + window.text.slice(0, at - window.at)
    const after = window.text.slice(at - window.at, at - window.at + 2 * CONTEXT)
    const more = after.length < 2 * CONTEXT ? (this.#windows[index + 1]?.text.slice(0, CONTEXT) ?? '') : ''
    const head = chars(before.slice(lineStart(before)).slice(-2 * CONTEXT)).slice(-CONTEXT)
    const tail = chars(upToLineEnd(after + more)).slice(0, CONTEXT)
    return {
      text: [...head, ...tail].join(''),
      start: place.column - Math.min(head.length, place.column - 1),
    }
  }

  #forget(window: Window): void {
    for (const at of this.#pinned.keys()) if (!this.#open.includes(at)) this.#pinned.delete(at)
    for (const at of this.#open) {
      if (at >= window.at && at < endOf(window)) this.#pinned.set(at, this.locate(at))
    }
    this.#windows.shift()
  }

  #find(at: Offset): Window | undefined {
    for (let i = this.#windows.length - 1; i >= 0; i--) {
      const window = this.#windows[i]!
      if (at >= window.at) return at <= endOf(window) ? window : undefined
    }
    return this.#windows[0]
  }
}

const endOf = (window: Window): Offset => window.at + window.text.length
const chars = (text: string): string[] => [...text]
const lineStart = (text: string): number => Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1
const upToLineEnd = (text: string): string => /^[^\r\n]*/.exec(text)![0]

/** Moves a mark over `text` from one index to another. */
function advance(mark: Mark, text: string, from: number, to: number): Mark {
  let { line, column } = mark
  const hasCr = text.indexOf('\r', from) !== -1
  let start = from
  for (let i = nextBreak(text, from, hasCr); i !== -1 && i < to; i = nextBreak(text, start, hasCr)) {
    const length = text[i] === '\r' && text[i + 1] === '\n' ? 2 : 1
    if (i + length > to) break
    start = i + length
    line++
    column = 1
  }
  return { at: mark.at + (to - from), line, column: column + countPoints(text, start, to) }
}

function nextBreak(text: string, from: number, hasCr: boolean): number {
  const lf = text.indexOf('\n', from)
  if (!hasCr) return lf
  const cr = text.indexOf('\r', from)
  return cr === -1 || (lf !== -1 && lf < cr) ? lf : cr
}

/** Number of code points between two indexes. */
function countPoints(text: string, from: number, to: number): number {
  const piece = text.slice(from, to)
  if (!/[\ud800-\udbff]/.test(piece)) return piece.length
  let count = 0
  for (const _ of piece) count++
  return count
}
