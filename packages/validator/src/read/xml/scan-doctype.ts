import { nameEnd } from './chars.ts'
import { checkChars } from './scan-markup.ts'
import { failAfterRoot, type Scanner } from './scanner.ts'

/** Names kept of the entities that a DOCTYPE declares. */
const MAX_ENTITIES = 1000
/** Kept of the default attributes: elements, and attributes of each. */
const MAX_DEFAULTS = 100
const HEAD =
  /^[ \t\r\n]*(?:(?:SYSTEM|PUBLIC[ \t\r\n]+(?:"[^"]*"|'[^']*'))[ \t\r\n]*(?:"[^"]*"|'[^']*')?)?[ \t\r\n]*$/
const STOP = /["'[\]>]|<!--|<\?/g

/** A DOCTYPE with its internal subset: skipped, never expanded, nothing fetched. */
export function scanDoctype(s: Scanner): boolean {
  const { buf, i } = s
  const end = doctypeEnd(buf, i + 9)
  if (end === -1) return s.more('doctype')
  if (s.rootSeen && s.names.length === 0) return failAfterRoot(s)
  const text = buf.slice(i, end)
  const entities = [...text.matchAll(/<!ENTITY[ \t\r\n]+(%[ \t\r\n]+)?([^ \t\r\n>]+)/g)]
  const names = entities.slice(0, MAX_ENTITIES).map((match) => match[2]!)
  if (s.names.length > 0 || s.entities || !isSound(text))
    s.fault('xml-not-well-formed', i, undefined, 'bad-doctype')
  const external = /^<!DOCTYPE[ \t\r\n]+\S+[ \t\r\n]+(?:SYSTEM|PUBLIC)/.test(text)
  s.defaults = readDefaults(text)
  s.entities = {
    names: new Set(names),
    any: external || /[[\s]%[^\s;]+;/.test(text) || entities.length > MAX_ENTITIES,
  }
  checkChars(s, i, end)
  checkEntityValues(s, text)
  const declaresEntities = entities.length > 0
  s.fault('xml-doctype', i, undefined, declaresEntities ? 'entities' : undefined)
  s.events.doctype({ at: s.at(i), declaresEntities })
  s.i = end
  return true
}

/** Index behind the `>` of the DOCTYPE; -1 where the text ends before. */
function doctypeEnd(buf: string, from: number): number {
  let inSubset = false
  STOP.lastIndex = from
  for (let match = STOP.exec(buf); match; match = STOP.exec(buf)) {
    const stop = match[0]
    if (stop === '>' && !inSubset) return match.index + 1
    if (stop === '[') inSubset = true
    if (stop === ']') inSubset = false
    const end = constructEnd(buf, stop, match.index)
    if (end === -1) return -1
    STOP.lastIndex = end
  }
  return -1
}

/** Index behind a literal, comment or instruction that begins at `index`; -1 where it does not end. */
function constructEnd(buf: string, opener: string, index: number): number {
  const closer =
    opener === '<!--' ? '-->' : opener === '<?' ? '?>' : opener === '"' || opener === "'" ? opener : undefined
  if (closer === undefined) return index + 1
  const end = buf.indexOf(closer, index + opener.length)
  return end === -1 ? -1 : end + closer.length
}

/** Whether name, external identifier and brackets are where XML wants them. */
function isSound(text: string): boolean {
  const space = /^<!DOCTYPE[ \t\r\n]+/.exec(text)
  if (!space) return false
  const end = nameEnd(text, space[0].length)
  if (end === space[0].length) return false
  const open = text.indexOf('[', end)
  return HEAD.test(open === -1 ? text.slice(end, -1) : text.slice(end, open))
}

const ATTLIST = /<!ATTLIST[ \t\r\n]+([^ \t\r\n>]+)((?:[^>"']|"[^"]*"|'[^']*')*)>/g
const DEFAULT =
  /([^ \t\r\n]+)[ \t\r\n]+(?:[A-Z]+|(?:NOTATION[ \t\r\n]*)?\([^)]*\))[ \t\r\n]+(?:#FIXED[ \t\r\n]+)?(?:"([^"<&]*)"|'([^'<&]*)')/g

/** Default values of attributes by element: every XML reader takes them from an internal subset (XML 1.0, 5.1). */
function readDefaults(text: string): Scanner['defaults'] {
  const defaults: NonNullable<Scanner['defaults']> = new Map()
  const subset = text.replace(/<!--(?:[^-]|-[^-])*-->/g, ' ')
  for (const [, element, list] of subset.matchAll(ATTLIST)) {
    if (defaults.size >= MAX_DEFAULTS) break
    const known = defaults.get(element!) ?? []
    for (const [, name, double, single] of list!.matchAll(DEFAULT)) {
      if (known.length < MAX_DEFAULTS) known.push({ name: name!, value: double ?? single ?? '' })
    }
    defaults.set(element!, known)
  }
  return defaults.size > 0 ? defaults : undefined
}

const ENTITY_VALUE = /<!ENTITY[ \t\r\n]+[^ \t\r\n>]+[ \t\r\n]+("[^"]*"|'[^']*')/g

/** The value of an entity holds whole references only (XML 1.0, production 9). */
function checkEntityValues(s: Scanner, text: string): void {
  for (const match of text.matchAll(ENTITY_VALUE)) {
    const broken = /&(?!#[0-9]+;|#x[0-9a-fA-F]+;)/g
    for (let amp = broken.exec(match[1]!); amp; amp = broken.exec(match[1]!)) {
      const end = nameEnd(match[1]!, amp.index + 1)
      if (end > amp.index + 1 && match[1]![end] === ';') continue
      s.fault('xml-not-well-formed', s.i + match.index + match[0].length - 1, undefined, 'bad-doctype')
      break
    }
  }
}
