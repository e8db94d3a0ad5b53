import { showCode } from '../faults.ts'
import { FORBIDDEN, isBlank, skipSpace } from './chars.ts'
import { type Reference, readReference } from './references.ts'
import { failAfterRoot, type Scanner } from './scanner.ts'

/** A reference longer than this is no reference. */
const MAX_REFERENCE = 1024
const SPECIAL = new RegExp(`[&\\r\\]'">]|${FORBIDDEN.source}`, 'g')
const OPEN_END = /&(?:#(?:x[0-9a-fA-F]*|[0-9]*)|[^\s;&<>'"]*)$/

/** Text up to the next `<`, or as much of it as is at hand. */
export function scanText(s: Scanner): boolean {
  const { buf, i } = s
  const lt = buf.indexOf('<', i)
  const end = lt !== -1 ? lt : s.last ? buf.length : wholeEnd(buf, i)
  if (end === i) return false
  if (s.names.length === 0) return scanOutside(s, end)
  readText(s, i, end)
  s.i = end
  return true
}

/** Text before or behind the root element: white space only. */
function scanOutside(s: Scanner, end: number): boolean {
  const from = skipSpace(s.buf, s.i)
  if (from < end) {
    if (s.rootSeen) return failAfterRoot(s)
    const text = s.buf.slice(from, Math.min(end, from + 80)).trimEnd()
    if (!s.textOutside) s.fault('xml-not-well-formed', from, { text }, 'text-outside')
    s.textOutside = true
  }
  s.i = end
  return true
}

/** Index before a reference, a `]]` or a CR that the text at hand may cut in two. */
function wholeEnd(buf: string, from: number): number {
  let end = buf.length
  if (buf.endsWith('\r')) end--
  while (end > from && buf.length - end < 2 && buf[end - 1] === ']') end--
  const amp = buf.lastIndexOf('&')
  if (amp >= from && buf.length - amp < MAX_REFERENCE && OPEN_END.test(buf.slice(amp)))
    end = Math.min(end, amp)
  return end
}

function readText(s: Scanner, from: number, end: number): void {
  const raw = s.buf.slice(from, end)
  SPECIAL.lastIndex = 0
  let match = SPECIAL.exec(raw)
  if (!match || isBlank(raw)) {
    s.events.text(match ? raw.replace(/\r\n?/g, '\n') : raw, s.at(from))
    return
  }
  let done = 0
  for (; match; match = SPECIAL.exec(raw)) {
    const index = match.index
    const next = readSpecial(s, raw, from, index)
    if (next === undefined) continue
    if (index > done) s.events.text(raw.slice(done, index), s.at(from + done))
    if (next.text !== '') s.events.text(next.text, s.at(from + index))
    if (next.unexpanded) s.events.unexpanded()
    done = next.end
    SPECIAL.lastIndex = done
  }
  if (done < raw.length) s.events.text(raw.slice(done), s.at(from + done))
}

/** What one special character of text stands for; undefined where it stands for itself. */
function readSpecial(s: Scanner, raw: string, from: number, index: number): Reference | undefined {
  const char = raw[index]!
  switch (char) {
    case '&':
      return readReference(s, raw, from, index)
    case '\r':
      return { text: '\n', end: raw[index + 1] === '\n' ? index + 2 : index + 1 }
    case ']':
      if (!raw.startsWith(']]>', index)) return undefined
      s.fault('xml-not-well-formed', from + index, undefined, 'cdata-end')
      return { text: ']]>', end: index + 3 }
    case "'":
    case '"':
    case '>':
      s.events.rawQuote(char, s.at(from + index))
      return undefined
    default:
      s.fault('xml-invalid-char', from + index, { code: showCode(char.charCodeAt(0)) })
      return { text: '', end: index + 1 }
  }
}
