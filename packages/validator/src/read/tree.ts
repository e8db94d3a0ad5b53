import type { Element, Offset, Value } from '../rule.ts'
import type { StartTag } from './xml/scanner.ts'

/** Kept of one element's text, and of all text of one record, in characters. */
const MAX_TEXT = 1 << 16
const MAX_RECORD_TEXT = 1 << 20
/** Elements kept of one record. */
export const MAX_ELEMENTS = 50_000

const NOT_YET = -1

/** Makes the element of a start tag; its text is gathered by `addText` and finished by `finishText`. */
export const makeElement = (tag: StartTag): Element => ({
  name: tag.name,
  prefix: tag.prefix,
  local: tag.local,
  ns: tag.ns,
  at: tag.at,
  attributes: tag.attributes,
  children: [],
  content: { text: '', value: '', at: NOT_YET },
})

/** Collects one record (a child of the root, a feed item) with everything inside it, within limits. */
export class Tree {
  root: Element | undefined
  /** True once more elements came than are kept. */
  overflowed = false
  #stack: Element[] = []
  #skipped = 0
  #elements = 0
  #text = 0
  /** Where the text of the innermost element begins, until something visible has come. */
  #contentAt: Offset = 0

  get open(): boolean {
    return this.root !== undefined
  }

  /** The innermost element that is kept. */
  get top(): Element | undefined {
    return this.root && this.#skipped === 0 ? this.#stack[this.#stack.length - 1] : undefined
  }

  begin(tag: StartTag): void {
    this.root = makeElement(tag)
    this.#stack = [this.root]
    this.#elements = 1
    this.#text = 0
    this.#skipped = 0
    this.overflowed = false
  }

  push(tag: StartTag): void {
    if (this.#skipped > 0 || this.#elements >= MAX_ELEMENTS) {
      this.#skipped++
      this.overflowed = true
      return
    }
    const element = makeElement(tag)
    this.#stack[this.#stack.length - 1]!.children.push(element)
    this.#stack.push(element)
    this.#elements++
  }

  addText(text: string, at: Offset): void {
    if (this.#skipped > 0) return
    const { content } = this.#stack[this.#stack.length - 1]!
    if (content.at === NOT_YET) {
      if (content.text === '') this.#contentAt = at
      const first = firstVisible(text)
      if (first !== -1) {
        const isPadded = content.text.includes('\n') || text.lastIndexOf('\n', first) !== -1
        content.at = isPadded ? this.#contentAt : at + first
      }
    }
    if (content.text.length + text.length <= MAX_TEXT && this.#text + text.length <= MAX_RECORD_TEXT) {
      content.text += text
      this.#text += text.length
    } else if (content.text.length < MAX_TEXT && this.#text < MAX_RECORD_TEXT) {
      const room = Math.min(MAX_TEXT - content.text.length, MAX_RECORD_TEXT - this.#text)
      content.text += text.slice(0, room)
      this.#text += room
    }
  }

  /** Closes the innermost element; the whole record where it was the outermost one. */
  pop(): Element | undefined {
    if (this.#skipped > 0) {
      this.#skipped--
      return undefined
    }
    const element = this.#stack.pop()!
    finishText(element.content, element.at)
    if (this.#stack.length > 0) return undefined
    this.root = undefined
    return element
  }
}

function finishText(content: Value, elementAt: Offset): void {
  content.value = trimXml(content.text)
  if (content.at === NOT_YET) content.at = elementAt
}

const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9

const firstVisible = (text: string): number => {
  for (let i = 0; i < text.length; i++) if (!isSpace(text.charCodeAt(i))) return i
  return -1
}

/** Without XML white space at both ends (which is less than what `trim` removes). */
export function trimXml(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isSpace(text.charCodeAt(start))) start++
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--
  return start === 0 && end === text.length ? text : text.slice(start, end)
}
