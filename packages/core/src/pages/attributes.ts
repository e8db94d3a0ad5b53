import { decodeHTMLAttribute } from 'entities/decode'
import { DOUBLE_QUOTE, EQUALS, GREATER, isSpace, SINGLE_QUOTE, SLASH } from './characters.ts'

export type Attributes = Map<string, string>

/** Reads attributes from behind a tag's name to behind its `>`; -1 where the text ends before. */
export function readAttributes(text: string, from: number, attributes: Attributes | undefined): number {
  let at = from
  for (;;) {
    let code = text.charCodeAt(at)
    while (isSpace(code) || code === SLASH) code = text.charCodeAt(++at)
    if (code === GREATER) return at + 1
    if (at >= text.length) return -1

    const startOfName = at
    do code = text.charCodeAt(++at)
    while (code !== EQUALS && code !== GREATER && code !== SLASH && !isSpace(code) && at < text.length)
    const endOfName = at
    while (isSpace(code)) code = text.charCodeAt(++at)
    let start = at
    let end = at
    if (code === EQUALS) {
      do code = text.charCodeAt(++at)
      while (isSpace(code))
      start = at
      if (code === DOUBLE_QUOTE || code === SINGLE_QUOTE) {
        start = at + 1
        end = text.indexOf(code === DOUBLE_QUOTE ? '"' : "'", start)
        if (end < 0) return -1
        at = end + 1
      } else {
        while (code !== GREATER && !isSpace(code) && at < text.length) code = text.charCodeAt(++at)
        end = at
      }
    }
    if (attributes) keep(attributes, text.slice(startOfName, endOfName).toLowerCase(), text.slice(start, end))
  }
}

function keep(attributes: Attributes, name: string, value: string): void {
  if (!attributes.has(name)) attributes.set(name, value.includes('&') ? decodeHTMLAttribute(value) : value)
}
