import type { Attribute } from '../../rule.ts'
import { hasBadColons } from './namespaces.ts'
import { MAX_DEPTH, type Scanner } from './scanner.ts'

/** Faults and attributes of a tag, held back until the whole tag is there. */
export interface Draft {
  name: string
  attributes: Attribute[]
  faults: (() => void)[]
}

/** Opens an element whose tag ends before `end`; `empty` closes it at once. Answers true: the step is done. */
export function openElement(s: Scanner, draft: Draft, end: number, empty: boolean): boolean {
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
  if (empty) closeElement(s, at)
  return true
}

function addDefaults(s: Scanner, draft: Draft): void {
  const at = s.at(s.i)
  for (const { name, value } of s.defaults?.get(draft.name) ?? []) {
    if (draft.attributes.some((attribute) => attribute.name === name)) continue
    draft.attributes = [...draft.attributes, makeAttribute(name, value, at, at)]
  }
}

export function makeAttribute(name: string, value: string, at: number, valueAt: number): Attribute {
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

/** Closes the innermost element. */
export function closeElement(s: Scanner, at: number): void {
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
