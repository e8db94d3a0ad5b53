import { decodeHTML } from 'entities/decode'
import { type Attributes, readAttributes } from './attributes.ts'
import { GREATER, isLetter, isSpace, SLASH } from './characters.ts'
import { ESCAPABLE, findEndOfRaw, RAW } from './raw-text.ts'

export type { Attributes }

/** Listens to the tags of one HTML text. Names are in lower case, entities are decoded. */
export interface TagListener {
  /**
   * Whether attributes of such an element are to be collected: always, never, or where its tag matches (letters of any case). Most meta and
   * link elements say nothing that is read here.
   */
  wants(name: string): boolean | RegExp
  /** A start tag. Of several attributes with one name the first counts, as in browsers. */
  open(name: string, attributes: Attributes | undefined): void
  close(name: string): void
  /** Whether text is handed over; else only whether there is any but white space is told. */
  readsText: boolean
  text(text: string): void
  /** Text that is not white space, where nobody reads it. */
  ink(): void
  /** Set by the listener when it has heard enough. */
  done: boolean
}

/**
 * Tells a listener the tags of an HTML text by the rules of the HTML standard's tokenizer, without tree or stack. Hand-written,
 * since this is the dearest part of a run: it jumps from `<` to `<` where general tokenizers look at every character.
 * `whole`: nothing follows the text. Otherwise what the end of the text cuts off is not told.
 */
export function readTags(text: string, listener: TagListener, whole: boolean): void {
  let at = 0
  while (!listener.done) {
    const opening = text.indexOf('<', at)
    const endOfText = opening < 0 ? text.length : opening
    if (endOfText > at && (whole || opening >= 0)) tellText(text, at, endOfText, listener)
    if (opening < 0 || listener.done) return

    const code = text.charCodeAt(opening + 1)
    if (isLetter(code)) at = readStartTag(text, opening + 1, listener, whole)
    else if (code === SLASH) at = readEndTag(text, opening + 2, listener)
    else if (code === EXCLAMATION || code === QUESTION) at = skipDeclaration(text, opening)
    else {
      if (whole || opening + 1 < text.length) tellText(text, opening, opening + 1, listener)
      at = opening + 1
    }
    if (at < 0) return
  }
}

const EXCLAMATION = 0x21
const QUESTION = 0x3f

/** Returns where reading goes on, or -1 where the text ends within the tag. */
function readStartTag(text: string, from: number, listener: TagListener, whole: boolean): number {
  const endOfName = findEndOfName(text, from)
  const name = text.slice(from, endOfName).toLowerCase()
  const wants = listener.wants(name)
  let attributes: Attributes | undefined = wants === true ? new Map() : undefined
  const end = readAttributes(text, endOfName, attributes)
  if (end < 0) return -1
  if (typeof wants === 'object' && mayMatch(wants, text.slice(endOfName, end))) {
    attributes = new Map()
    readAttributes(text, endOfName, attributes)
  }
  listener.open(name, attributes)
  if (listener.done || !RAW.has(name)) return end

  const close = findEndOfRaw(text, end, name)
  if (close < 0 && !whole) return -1
  const endOfRaw = close < 0 ? text.length : close
  if (listener.readsText) {
    const raw = text.slice(end, endOfRaw)
    listener.text(ESCAPABLE.has(name) && raw.includes('&') ? decodeHTML(raw) : raw)
  }
  return close < 0 ? -1 : close
}

function readEndTag(text: string, from: number, listener: TagListener): number {
  const code = text.charCodeAt(from)
  if (code === GREATER) return from + 1
  if (!isLetter(code)) return behind(text, '>', from)
  const endOfName = findEndOfName(text, from)
  const end = readAttributes(text, endOfName, undefined)
  if (end >= 0) listener.close(text.slice(from, endOfName).toLowerCase())
  return end
}

/** A tag with a character reference may hold any word. */
const mayMatch = (pattern: RegExp, tag: string) => pattern.test(tag) || tag.includes('&')

/** Behind a comment, a doctype or what browsers take for a comment. */
function skipDeclaration(text: string, opening: number): number {
  if (!text.startsWith('<!--', opening)) return behind(text, '>', opening)
  if (text.startsWith('>', opening + 4)) return opening + 5
  if (text.startsWith('->', opening + 4)) return opening + 6
  const usual = behind(text, '-->', opening + 4)
  const odd = text.slice(opening, usual < 0 ? undefined : usual).indexOf('--!>')
  return odd < 0 ? usual : opening + odd + 4
}

function tellText(text: string, from: number, to: number, listener: TagListener): void {
  if (!listener.readsText && isBlank(text, from, to)) return
  const piece = text.slice(from, to)
  const decoded = piece.includes('&') ? decodeHTML(piece) : piece
  if (listener.readsText) listener.text(decoded)
  else if (!isBlank(decoded, 0, decoded.length)) listener.ink()
}

function isBlank(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (!isSpace(text.charCodeAt(at))) return false
  return true
}

function findEndOfName(text: string, from: number): number {
  let at = from
  for (let code = text.charCodeAt(at); at < text.length; code = text.charCodeAt(++at)) {
    if (code === GREATER || code === SLASH || isSpace(code)) break
  }
  return at
}

function behind(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from)
  return at < 0 ? -1 : at + mark.length
}
