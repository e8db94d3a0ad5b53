import type { Change, Changes } from './changes.ts'

/**
 * Finds which added files are deleted ones under another name, by equal blobs and in the order of git's own detection (`-M100%`): each new
 * name in turn takes the first old name that is left, rather one with the same base name. Returns old names by new ones.
 */
export function findExactRenames(changes: Changes): Map<string, string> {
  const deleted = new Map<string, { path: string; mode: string; used: boolean }[]>()
  const added: { path: string; mode: string; blob: string }[] = []
  changes.forEach((path, at) => {
    const { oldMode, mode, oldBlob, blob, status } = changes.read(at)
    if (status === 'A') added.push({ path, mode, blob })
    if (status !== 'D') return
    const source = { path, mode: oldMode, used: false }
    const same = deleted.get(oldBlob)
    if (same) same.push(source)
    else deleted.set(oldBlob, [source])
  })
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
