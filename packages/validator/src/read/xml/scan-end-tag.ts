import { nameEnd, skipSpace } from './chars.ts'
import { closeElement } from './open-tag.ts'
import type { Scanner } from './scanner.ts'

/** `</name>`. */
export function scanEndTag(s: Scanner): boolean {
  const { buf, i } = s
  const expected = s.names[s.names.length - 1]
  if (expected !== undefined && buf.startsWith(expected, i + 2)) {
    const gt = skipSpace(buf, i + 2 + expected.length)
    if (buf.charCodeAt(gt) === 62) {
      s.i = gt + 1
      closeElement(s, s.at(i))
      return true
    }
    if (gt >= buf.length) return s.more('tag')
  }
  const end = nameEnd(buf, i + 2)
  if (end >= buf.length) return s.more('tag')
  const name = buf.slice(i + 2, end)
  if (expected === undefined) return s.fail('unopened', s.at(i), { name })
  if (name === expected || name === '')
    return s.fail('bad-tag', s.at(i), { element: `/${name}`, found: buf.slice(end, end + 10) })
  return s.fail(undefined, s.at(i), { name, expected, opened: s.openedAt[s.openedAt.length - 1]! })
}
