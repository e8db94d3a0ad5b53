import { showCode } from '../faults.ts'
import { FORBIDDEN } from './chars.ts'
import { readReference } from './references.ts'
import type { Scanner } from './scanner.ts'

const SPECIAL = new RegExp(`[&<\\t\\n\\r]|${FORBIDDEN.source}`, 'g')

/**
 * The value between two quotes, normalised as XML 1.0 (3.3.3) says: references resolved, white space made spaces.
 * `start` is the value's index in the text at hand; faults are held back until the whole tag is there.
 */
export function readAttributeValue(s: Scanner, raw: string, start: number, faults: (() => void)[]): string {
  SPECIAL.lastIndex = 0
  if (!SPECIAL.test(raw)) return raw
  let value = ''
  let done = 0
  let ltSeen = false
  const hold = (...args: Parameters<Scanner['fault']>): void => void faults.push(() => s.fault(...args))
  const held = { fault: hold, entities: s.entities }
  SPECIAL.lastIndex = 0
  for (let match = SPECIAL.exec(raw); match; match = SPECIAL.exec(raw)) {
    const index = match.index
    const char = match[0]
    value += raw.slice(done, index)
    done = index + 1
    if (char === '&') {
      const reference = readReference(held, raw, start, index)
      value += reference.text
      done = reference.end
      SPECIAL.lastIndex = done
    } else if (char === '<') {
      const found = raw.slice(index, index + 20)
      if (!ltSeen) hold('xml-unescaped-lt', start + index, { found })
      ltSeen = true
      value += char
    } else if (char === '\t' || char === '\n' || char === '\r') {
      if (char === '\r' && raw[index + 1] === '\n') done = SPECIAL.lastIndex = index + 2
      value += ' '
    } else {
      hold('xml-invalid-char', start + index, { code: showCode(char.charCodeAt(0)) })
    }
  }
  return value + raw.slice(done)
}
