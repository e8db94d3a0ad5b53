import type { ListedEntry, Note } from '../model.ts'
import { decodeText } from '../routes/encode.ts'
import type { Group } from './types.ts'
import { note } from './words.ts'

export interface Grouped {
  /** Undefined for the rest. */
  group?: string
  entries: ListedEntry[]
}

/** Hands each entry to the first group that takes it; the rest comes last. Groups without entries are left out, with a note. */
export function groupEntries(
  entries: ListedEntry[],
  groups: Group[],
  root: string,
): { grouped: Grouped[]; notes: Note[] } {
  if (groups.length === 0) return { grouped: entries.length > 0 ? [{ entries }] : [], notes: [] }
  const rest: ListedEntry[] = []
  const lists = groups.map((): ListedEntry[] => [])
  for (const listed of entries) {
    const path = pathBelow(root, listed.entry.loc)
    const at = groups.findIndex((group) => group.matches(path))
    ;(lists[at] ?? rest).push(listed)
  }
  const grouped: Grouped[] = groups.map(({ name }, i) => ({ group: name, entries: lists[i]! }))
  return {
    grouped: [...grouped, { entries: rest }].filter((each) => each.entries.length > 0),
    notes: grouped
      .filter((each) => each.entries.length === 0)
      .map(({ group }) => note('group-empty', { group: group! })),
  }
}

/** The decoded path of a URL below the root, without its query; for one elsewhere, its whole path. */
function pathBelow(root: string, loc: string): string {
  const path = loc.startsWith(root) ? `/${loc.slice(root.length)}` : loc.replace(/^[^:]*:\/\/[^/?#]*/, '')
  return decodeText(path.replace(/[?#].*$/s, '')) || '/'
}
