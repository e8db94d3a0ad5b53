import type { Attribute } from '../../rule.ts'
import { nameEnd, skipSpace } from './chars.ts'
import { hasBadColons } from './namespaces.ts'
import { readAttributeValue } from './scan-attribute.ts'
import { MAX_DEPTH, type Scanner } from './scanner.ts'

/** Faults and attributes of a tag, held back until the whole tag is there. */
interface Draft {
  name: string
  attributes: Attribute[]
  faults: (() => void)[]
}

const NONE: Attribute[] = []

/** A start tag or an empty-element tag. A `<` that opens none is reported and read as text. */
export function scanTag(s: Scanner): boolean {
  const { buf, i } = s
  const end = nameEnd(buf, i + 1)
  if (end === i + 1 && end < buf.length) return takeAsText(s, i + 1)
  if (buf.charCodeAt(end) === 62)
    return open(s, { name: buf.slice(i + 1, end), attributes: NONE, faults: [] }, end + 1, false)
  if (end === buf.length) return s.more('tag')
  return scanAttributes(s, { name: buf.slice(i + 1, end), attributes: [], faults: [] }, end)
}

function scanAttributes(s: Scanner, draft: Draft, from: number): boolean {
  const { buf } = s
  for (let p = from; ; ) {
    const next = skipSpace(buf, p)
    const c = buf[next]
    if (c === undefined) return s.more('tag')
    if (c === '>') return open(s, draft, next + 1, false)
    if (c === '<') return takeAsText(s, next)
    if (c === '/') {
      if (next + 1 >= buf.length) return s.more('tag')
      if (buf[next + 1] === '>') return open(s, draft, next + 2, true)
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

function open(s: Scanner, draft: Draft, end: number, empty: boolean): boolean {
  const at = s.at(s.i)
  const depth = s.names.length
  if (depth >= MAX_DEPTH) return s.fail('too-deep', at, { limit: MAX_DEPTH })
  for (const report of draft.faults) report()
  if (s.defaults) addDefaults(s, draft)
  const { prefix, local, ns } = resolve(s, draft, depth)
  s.rootSeen = true
  s.i = end
  s.names.push(draft.name)
  s.openedAt.push(at)
  s.events.open({ name: draft.name, prefix, local, ns, at, end: s.at(end), attributes: draft.attributes })
  if (empty) close(s, at)
  return true
}

function addDefaults(s: Scanner, draft: Draft): void {
  const at = s.at(s.i)
  for (const { name, value } of s.defaults?.get(draft.name) ?? []) {
    if (draft.attributes.some((attribute) => attribute.name === name)) continue
    draft.attributes = [...draft.attributes, makeAttribute(name, value, at, at)]
  }
}

function makeAttribute(name: string, value: string, at: number, valueAt: number): Attribute {
  const colon = name.indexOf(':')
  return {
    name,
    prefix: colon > 0 ? name.slice(0, colon) : '',
    local: name.slice(colon + 1),
    ns: '',
    value,
    at,
    valueAt,
  }
}

function close(s: Scanner, at: number): void {
  s.names.pop()
  s.openedAt.pop()
  s.namespaces.leave(s.names.length)
  s.events.close(at)
}

/** Checks the names of a tag and gives them their namespaces. */
function resolve(s: Scanner, { name, attributes }: Draft, depth: number) {
  const tagAt = s.at(s.i)
  if (hasBadColons(name))
    s.events.fault({ rule: 'xml-not-well-formed', at: tagAt, params: { name }, variant: 'namespace-name' })
  if (attributes.length === 0) return checkPrefix(s, name, tagAt)
  const duplicates = new Set<string>()
  for (const attribute of attributes) {
    const fault = {
      rule: 'xml-not-well-formed',
      at: attribute.at,
      params: { name: attribute.name, element: name },
    }
    if (duplicates.has(attribute.name)) s.events.fault({ ...fault, variant: 'duplicate-attribute' })
    duplicates.add(attribute.name)
    if (hasBadColons(attribute.name)) s.events.fault({ ...fault, variant: 'namespace-name' })
  }
  if (attributes.some((a) => a.name.startsWith('xmlns'))) {
    for (const { attribute, variant } of s.namespaces.enter(depth, attributes)) {
      s.events.fault({
        rule: 'xml-not-well-formed',
        at: attribute.at,
        params: { name: attribute.name },
        variant,
      })
    }
  }
  const expanded = new Map<string, string>()
  for (const attribute of attributes) {
    if (attribute.prefix === '' && attribute.name !== 'xmlns') continue
    checkPrefix(s, attribute.name, attribute.at)
    s.namespaces.resolve(attribute)
    const key = `${attribute.ns} ${attribute.local}`
    const other = expanded.get(key)
    if (other !== undefined && other !== attribute.name) {
      const params = { name: attribute.name, element: name }
      s.events.fault({
        rule: 'xml-not-well-formed',
        at: attribute.at,
        params,
        variant: 'namespace-duplicate',
      })
    }
    expanded.set(key, attribute.name)
  }
  return checkPrefix(s, name, tagAt)
}

function checkPrefix(s: Scanner, name: string, at: number) {
  const parts = s.namespaces.element(name)
  if (parts.prefix !== '' && s.namespaces.firstUndeclared(parts.prefix)) {
    s.events.fault({ rule: 'xml-namespace-prefix-undeclared', at, params: { prefix: parts.prefix, name } })
  }
  return parts
}

/** `</name>`. */
export function scanEndTag(s: Scanner): boolean {
  const { buf, i } = s
  const expected = s.names[s.names.length - 1]
  if (expected !== undefined && buf.startsWith(expected, i + 2)) {
    const gt = skipSpace(buf, i + 2 + expected.length)
    if (buf.charCodeAt(gt) === 62) {
      s.i = gt + 1
      close(s, s.at(i))
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
