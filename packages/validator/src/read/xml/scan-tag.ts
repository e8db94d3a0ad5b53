import type { Attribute } from '../../rule.ts'
import { nameEnd, skipSpace } from './chars.ts'
import { type Draft, makeAttribute, openElement } from './open-tag.ts'
import { readAttributeValue } from './scan-attribute.ts'
import type { Scanner } from './scanner.ts'

const NONE: Attribute[] = []

/** A start tag or an empty-element tag. A `<` that opens none is reported and read as text. */
export function scanTag(s: Scanner): boolean {
  const { buf, i } = s
  const end = nameEnd(buf, i + 1)
  if (end === i + 1 && end < buf.length) return takeAsText(s, i + 1)
  if (buf.charCodeAt(end) === 62)
    return openElement(s, { name: buf.slice(i + 1, end), attributes: NONE, faults: [] }, end + 1, false)
  if (end === buf.length) return s.more('tag')
  return scanAttributes(s, { name: buf.slice(i + 1, end), attributes: [], faults: [] }, end)
}

function scanAttributes(s: Scanner, draft: Draft, from: number): boolean {
  const { buf } = s
  for (let p = from; ; ) {
    const next = skipSpace(buf, p)
    const c = buf[next]
    if (c === undefined) return s.more('tag')
    if (c === '>') return openElement(s, draft, next + 1, false)
    if (c === '<') return takeAsText(s, next)
    if (c === '/') {
      if (next + 1 >= buf.length) return s.more('tag')
      if (buf[next + 1] === '>') return openElement(s, draft, next + 2, true)
    }
    const end = nameEnd(buf, next)
    if (end === buf.length) return s.more('tag')
    if (end === next)
      return isRawLt(s, next)
        ? takeAsText(s, buf.indexOf('<', next))
        : failTag(s, 'bad-tag', next, { element: draft.name, found: buf.slice(next, next + 10) })
    const name = buf.slice(next, end)
    if (next === p)
      draft.faults.push(() =>
        s.fault('xml-not-well-formed', next, { name, element: draft.name }, 'attribute-spacing'),
      )
    const after = scanValue(s, draft, name, next, end)
    if (typeof after === 'boolean') return after
    p = after
  }
}

/** One attribute behind its name; the index behind it, or the answer of the whole step. */
function scanValue(s: Scanner, draft: Draft, name: string, at: number, nameStop: number): number | boolean {
  const { buf } = s
  const equals = skipSpace(buf, nameStop)
  if (equals >= buf.length) return s.more('tag')
  const params = { name, element: draft.name }
  if (buf[equals] !== '=') {
    return isRawLt(s, equals)
      ? takeAsText(s, buf.indexOf('<', equals))
      : failTag(s, 'attribute-no-value', at, params)
  }
  const quoteAt = skipSpace(buf, equals + 1)
  const quote = buf[quoteAt]
  if (quote === undefined) return s.more('tag')
  if (quote !== '"' && quote !== "'") {
    return isRawLt(s, quoteAt)
      ? takeAsText(s, buf.indexOf('<', quoteAt))
      : failTag(s, 'attribute-unquoted', at, params)
  }
  const close = buf.indexOf(quote, quoteAt + 1)
  if (close === -1) return s.more('tag')
  const value = readAttributeValue(s, buf.slice(quoteAt + 1, close), quoteAt + 1, draft.faults)
  draft.attributes.push(makeAttribute(name, value, s.at(at), s.at(quoteAt + 1)))
  return close + 1
}

/** Whether a `<` comes before this tag can end: then the first `<` was no tag. */
function isRawLt(s: Scanner, from: number): boolean {
  const lt = s.buf.indexOf('<', from)
  const gt = s.buf.indexOf('>', from)
  return lt !== -1 && (gt === -1 || lt < gt)
}

function failTag(s: Scanner, variant: string, index: number, params: Record<string, string>): boolean {
  if (!s.last && s.buf.indexOf('>', index) === -1 && s.buf.length - s.i < 4096) return false
  return s.fail(variant, s.at(index), params)
}

/** Reports a raw `<` and reads on at `end` as if it were text. */
function takeAsText(s: Scanner, end: number): boolean {
  s.fault('xml-unescaped-lt', s.i, { found: s.buf.slice(s.i, s.i + 20) })
  if (s.names.length > 0) s.events.text(s.buf.slice(s.i, end), s.at(s.i))
  s.i = end
  return true
}
