import { showCode } from '../faults.ts'
import { FORBIDDEN, isBlank, nameEnd } from './chars.ts'
import { scanDoctype } from './scan-doctype.ts'
import { failAfterRoot, type Scanner, type Step } from './scanner.ts'

const ALL_FORBIDDEN = new RegExp(FORBIDDEN.source, 'g')

/** `<!--`, `<![CDATA[` and `<!DOCTYPE`. */
export function scanMarkup(s: Scanner): boolean {
  const head = s.buf.slice(s.i, s.i + 9)
  if (head.startsWith('<!--')) return begin(s, 4, commentStep(s))
  if (head === '<![CDATA[') return beginCdata(s)
  if (head === '<!DOCTYPE') return scanDoctype(s)
  const unfinished = ['<!--', '<![CDATA[', '<!DOCTYPE'].some((opener) => opener.startsWith(head))
  if (unfinished) return s.more('tag')
  return s.fail('bad-markup', s.at(s.i), { found: s.buf.slice(s.i, s.i + 20) })
}

function begin(s: Scanner, length: number, step: Step): boolean {
  s.i += length
  s.inside = step
  return step(s)
}

/** Reports forbidden characters in a stretch of the text at hand. */
export function checkChars(s: Scanner, from: number, end: number): void {
  const raw = s.buf.slice(from, end)
  if (!FORBIDDEN.test(raw)) return
  for (const match of raw.matchAll(ALL_FORBIDDEN)) {
    s.fault('xml-invalid-char', from + match.index, { code: showCode(match[0].charCodeAt(0)) })
  }
}

/** Consumes up to `end`, in which nothing ends. */
function consume(s: Scanner, end: number): false {
  checkChars(s, s.i, end)
  s.i = end
  return false
}

/** Ends a construct that goes on past the text at hand. */
function unfinished(s: Scanner, keep: number, at: number, what: string): boolean {
  consume(s, s.last ? s.buf.length : Math.max(s.i, s.buf.length - keep))
  return s.last && s.fail('truncated', at, { what })
}

function commentStep(opened: Scanner): Step {
  const at = opened.at(opened.i)
  let reported = false
  return (s) => {
    for (;;) {
      const dashes = s.buf.indexOf('--', s.i)
      if (dashes === -1) return unfinished(s, 1, at, 'comment')
      const next = s.buf[dashes + 2]
      if (next === undefined) return s.last ? unfinished(s, 0, at, 'comment') : consume(s, dashes)
      if (next === '>') {
        checkChars(s, s.i, dashes)
        s.i = dashes + 3
        s.inside = undefined
        return true
      }
      const after = s.buf[dashes + 3]
      if (next === '-' && after === undefined && !s.last) return consume(s, dashes)
      consume(s, dashes)
      const variant = next === '-' && after === '>' ? 'end' : undefined
      if (!reported) s.fault('xml-comment-double-hyphen', dashes, undefined, variant)
      reported = true
      s.i = dashes + 1
    }
  }
}

function beginCdata(s: Scanner): boolean {
  if (s.names.length === 0) {
    if (s.rootSeen) return failAfterRoot(s)
    s.fault('xml-not-well-formed', s.i, undefined, 'cdata-outside')
  }
  return begin(s, 9, cdataStep(s))
}

function cdataStep(opened: Scanner): Step {
  const at = opened.at(opened.i)
  const emit = (s: Scanner, end: number): void => {
    const from = s.i
    consume(s, end)
    if (end === from || s.names.length === 0) return
    let text = s.buf.slice(from, end)
    if (text.includes('\r')) text = text.replace(/\r\n?/g, '\n')
    s.events.text(FORBIDDEN.test(text) ? text.replace(ALL_FORBIDDEN, '') : text, s.at(from))
  }
  return (s) => {
    const end = s.buf.indexOf(']]>', s.i)
    if (end !== -1) {
      emit(s, end)
      s.i = end + 3
      s.inside = undefined
      return true
    }
    if (s.last) {
      emit(s, s.buf.length)
      return s.fail('truncated', at, { what: 'cdata' })
    }
    let keep = s.buf.length
    while (keep > s.i && s.buf.length - keep < 2 && s.buf[keep - 1] === ']') keep--
    if (keep > s.i && s.buf[keep - 1] === '\r') keep--
    emit(s, keep)
    return false
  }
}

/** `<?target …?>`. */
export function scanPi(s: Scanner): boolean {
  const end = nameEnd(s.buf, s.i + 2)
  if (end + 1 >= s.buf.length && !s.last) return s.more('pi')
  const target = s.buf.slice(s.i + 2, end)
  if (target === '') return s.fail('bad-markup', s.at(s.i), { found: s.buf.slice(s.i, s.i + 20) })
  if (/^xml$/i.test(target)) tellReserved(s, target)
  if (target.includes(':')) s.fault('xml-not-well-formed', s.i, { name: target }, 'namespace-name')
  const closes = s.buf.startsWith('?>', end)
  if (!closes && !isBlank(s.buf[end] ?? '')) s.fault('xml-not-well-formed', s.i, { name: target }, 'bad-pi')
  return begin(s, end - s.i, piStep(s))
}

/** An XML declaration that is not the very first thing, or a target that looks like one. */
function tellReserved(s: Scanner, target: string): void {
  if (target !== 'xml' || s.rootSeen || s.declared) {
    s.fault('xml-not-well-formed', s.i, { name: target }, 'reserved-target')
    return
  }
  s.declared = true
  const found = s.opening
  if (found === '') s.fault('xml-leading-whitespace', s.i)
  else s.fault('xml-leading-whitespace', s.i, { found }, 'text')
}

function piStep(opened: Scanner): Step {
  const at = opened.at(opened.i)
  return (s) => {
    const end = s.buf.indexOf('?>', s.i)
    if (end === -1) return unfinished(s, 1, at, 'pi')
    checkChars(s, s.i, end)
    s.i = end + 2
    s.inside = undefined
    return true
  }
}
