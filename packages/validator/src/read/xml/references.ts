import { showCode } from '../faults.ts'
import { isXmlChar, nameEnd } from './chars.ts'
import type { Scanner } from './scanner.ts'

const PREDEFINED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])
const NUMERIC = /&#(?:x([0-9a-fA-F]+)|([0-9]+));/y
/** Longer names are no references. */
const MAX_NAME = 1000

export interface Reference {
  text: string
  end: number
  /** It names an entity that the DOCTYPE declares. */
  unexpanded?: boolean
}

/** What reading a reference needs of the scanner. */
export type ReferenceReader = Pick<Scanner, 'entities' | 'fault'>

/**
 * The reference at `index` of `raw` (which begins at index `from` of the text at hand). A wrong one is reported and
 * stands for itself, so that the rest can be read.
 */
export function readReference(s: ReferenceReader, raw: string, from: number, index: number): Reference {
  NUMERIC.lastIndex = index
  const numeric = NUMERIC.exec(raw)
  if (numeric) return { text: readNumeric(s, numeric, from + index), end: index + numeric[0].length }
  const end = nameEnd(raw, index + 1)
  if (end === index + 1 || raw[end] !== ';' || end - index > MAX_NAME) {
    s.fault('xml-unescaped-ampersand', from + index, { found: raw.slice(index, index + 20) })
    return { text: '&', end: index + 1 }
  }
  const name = raw.slice(index + 1, end)
  const char = PREDEFINED.get(name)
  if (char !== undefined) return { text: char, end: end + 1 }
  const declared = s.entities !== undefined && (s.entities.any || s.entities.names.has(name))
  s.fault('xml-undefined-entity', from + index, { name }, declared ? 'not-expanded' : undefined)
  return { text: `&${name};`, end: end + 1, unexpanded: declared }
}

function readNumeric(s: ReferenceReader, match: RegExpExecArray, index: number): string {
  const code = match[1] !== undefined ? Number.parseInt(match[1], 16) : Number.parseInt(match[2]!, 10)
  if (isXmlChar(code)) return String.fromCodePoint(code)
  const found = match[0].slice(0, 40)
  const shown = code > 0x10ffff ? found : showCode(code)
  s.fault('xml-invalid-char', index, { code: shown, found }, 'reference')
  return ''
}
