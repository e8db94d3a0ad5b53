import { lstatSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve, sep } from 'node:path'

/** Where a wanted file really lies. A linked file has two places: the link and what it leads to. */
export interface Place {
  /** The wanted path, as it was given. */
  file: string
  /** Absolute, without links in its folders. */
  path: string
  exists: boolean
}

/** Places of files (relative to root or absolute), grouped by the nearest folder above them that holds `.git`; '' where there is none. */
export function locateFiles(root: string, files: string[]): Map<string, Place[]> {
  const folders = new FolderCache(root)
  const groups = new Map<string, Place[]>()
  const add = (place: Place, holder: string) => {
    const group = groups.get(holder)
    if (group) group.push(place)
    else groups.set(holder, [place])
  }
  for (const file of files) {
    const { real, holder } = folders.look(file)
    const path = join(real, basename(file))
    const stats = lstatSync(path, { throwIfNoEntry: false })
    add({ file, path, exists: stats !== undefined }, holder)
    const target = stats?.isSymbolicLink() ? realPath(path) : undefined
    if (target) add({ file, path: target, exists: true }, folders.holderOf(dirname(target)))
  }
  return groups
}

/** Answers of the file system for folders, each asked once. */
class FolderCache {
  readonly #root: string
  readonly #known = new Map<string, { real: string; holder: string }>()
  readonly #holders = new Map<string, string>()

  constructor(root: string) {
    this.#root = root
  }

  /** The folder of a file, without links, and what holds `.git` above it. */
  look(file: string): { real: string; holder: string } {
    const name = dirname(file)
    const known = this.#known.get(name)
    if (known) return known
    const real = findReal(resolve(this.#root, name))
    const found = { real, holder: this.holderOf(real) }
    this.#known.set(name, found)
    return found
  }

  /** The nearest folder at or above this one with `.git`: a folder in a clone, a file in a linked work tree or submodule. */
  holderOf(folder: string): string {
    const known = this.#holders.get(folder)
    if (known !== undefined) return known
    const above = dirname(folder)
    const here = lstatSync(join(folder, '.git'), { throwIfNoEntry: false }) !== undefined
    const holder = here ? folder : above === folder ? '' : this.holderOf(above)
    this.#holders.set(folder, holder)
    return holder
  }
}

/** The folder without links; of one that is not there, what is there of it. */
function findReal(folder: string): string {
  const above = dirname(folder)
  return realPath(folder) ?? (above === folder ? folder : join(findReal(above), basename(folder)))
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ELOOP' || code === 'EACCES') return undefined
    throw error
  }
}

/** The path of a file below a folder, POSIX. */
export function pathBelow(folder: string, path: string): string {
  const below = path.slice(folder.endsWith(sep) ? folder.length : folder.length + 1)
  return sep === '/' ? below : below.replaceAll(sep, '/')
}
