import type { Changes } from './compare-commits.ts'

/** A record of `git diff-tree --raw`. Modes are octal text; a side where the file is not has the mode 000000. */
export interface Change {
  oldMode: string
  mode: string
  oldBlob: string
  blob: string
  /** A added, D deleted, M modified, T another type. */
  status: string
}

export function parseChange(record: string): Change {
  const [oldMode = '', mode = '', oldBlob = '', blob = '', status = ''] = record.slice(1).split(' ')
  return { oldMode, mode, oldBlob, blob, status }
}

/**
 * Finds which added files are deleted ones under another name, by equal blobs and in the order of git's own detection (`-M100%`): each new
 * name in turn takes the first old name that is left, rather one with the same base name. Returns old names by new ones.
 */
export function findExactRenames(changes: Changes): Map<string, string> {
  const known = found.get(changes)
  if (known) return known
  const renames = pairByBlob(changes)
  found.set(changes, renames)
  return renames
}

/** One commit may rename thousands of files, each of which is asked for. */
const found = new WeakMap<Changes, Map<string, string>>()

function pairByBlob(changes: Changes): Map<string, string> {
  const deleted = new Map<string, { path: string; mode: string; used: boolean }[]>()
  const added: { path: string; mode: string; blob: string }[] = []
  for (let at = 0; at < changes.length; at += 2) {
    const { oldMode, mode, oldBlob, blob, status } = parseChange(changes[at]!)
    const path = changes[at + 1]!
    if (status === 'A') added.push({ path, mode, blob })
    if (status !== 'D') continue
    const same = deleted.get(oldBlob)
    const source = { path, mode: oldMode, used: false }
    if (same) same.push(source)
    else deleted.set(oldBlob, [source])
  }
  const renames = new Map<string, string>()
  for (const { path, mode, blob } of added) {
    const left = (deleted.get(blob) ?? []).filter((source) => !source.used && canBecome(source.mode, mode))
    const source = left.find((each) => baseName(each.path) === baseName(path)) ?? left[0]
    if (!source) continue
    source.used = true
    renames.set(path, source.path)
  }
  return renames
}

const isRegular = (mode: string) => mode.startsWith('100')
/** A link stays a link; a regular file may become executable. */
const canBecome = (from: string, to: string) => from === to || (isRegular(from) && isRegular(to))
const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** True where only the mode differs: the same blob, and not a link that became a file. */
export const isModeChange = ({ oldMode, mode, oldBlob, blob, status }: Change): boolean =>
  status === 'M' && oldBlob === blob && isRegular(oldMode) && isRegular(mode)
