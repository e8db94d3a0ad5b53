import type { Element, Entry } from '../rule.ts'
import { takeApart } from './loc-parts.ts'

/** The entry of a `<url>` or `<sitemap>` element. */
export function makeEntry(record: Element, kind: Entry['kind'], ordinal: number): Entry {
  const entry: Entry = {
    kind,
    ordinal,
    at: record.at,
    loc: undefined,
    lastmod: undefined,
    changefreq: undefined,
    priority: undefined,
    children: record.children,
    attributes: record.attributes,
    strayText: record.content.value === '' ? undefined : record.content,
    url: undefined,
    plain: false,
  }
  for (const child of record.children) {
    if (child.ns !== record.ns) continue
    const name = child.local
    if (name === 'loc') entry.loc ??= child.content
    else if (name === 'lastmod' || name === 'changefreq' || name === 'priority') {
      if (!child.content.unexpanded) entry[name] ??= child.content
    }
  }
  if (entry.loc && !entry.loc.unexpanded) entry.url = takeApart(entry.loc.value)
  entry.plain = isPlain(entry)
  return entry
}

/** Only a loc and perhaps a lastmod, each once and in this order, and nothing that a rule about the record could mind. */
function isPlain(entry: Entry): boolean {
  const { children, loc, lastmod } = entry
  if (!entry.url?.plain || entry.attributes.length > 0 || entry.strayText || lastmod?.value === '')
    return false
  if (children.length !== (lastmod ? 2 : 1) || children[0]!.content !== loc) return false
  return children.every(
    (c) => c.children.length === 0 && c.attributes.length === 0 && c.content.text === c.content.value,
  )
}
