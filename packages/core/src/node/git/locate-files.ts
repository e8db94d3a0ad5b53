import { lstatSync, realpathSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'

/** Where a wanted file really lies. A linked file has two places: the link and what it leads to. */
export interface Location {
  /** The wanted path, as it was given. */
  file: string
  /** Absolute, without links in its folders. */
  path: string
  exists: boolean
}

/** Places of files (relative to root or absolute), grouped by the nearest folder above them that holds `.git`; '' where there is none. */
export function locateFiles(root: string, files: string[]): Map<string, Location[]> {
  const folders = new FolderCache()
  const groups = new Map<string, Location[]>()
  const add = (location: Location) => {
    const holder = folders.holderOf(dirname(location.path)) ?? ''
    const group = groups.get(holder)
    if (group) group.push(location)
    else groups.set(holder, [location])
  }
  for (const file of files) {
    const given = resolve(root, file)
    const path = join(folders.realOf(dirname(given)), given.slice(dirname(given).length))
    const stats = lstatSync(path, { throwIfNoEntry: false })
    add({ file, path, exists: stats !== undefined })
    const target = stats?.isSymbolicLink() ? realPath(path) : undefined
    if (target) add({ file, path: target, exists: true })
  }
  return groups
}

/** Answers of the file system for folders, each asked once. */
class FolderCache {
  readonly #real = new Map<string, string>()
  readonly #holders = new Map<string, string | undefined>()

  /** The folder without links; of one that is not there, what is there of it. */
  realOf(folder: string): string {
    const known = this.#real.get(folder)
    if (known !== undefined) return known
    const above = dirname(folder)
    const real =
      realPath(folder) ?? (above === folder ? folder : join(this.realOf(above), folder.slice(above.length)))
    this.#real.set(folder, real)
    return real
  }

  /** The nearest folder at or above this one with `.git`: a folder in a clone, a file in a linked work tree or submodule. */
  holderOf(folder: string): string | undefined {
    if (this.#holders.has(folder)) return this.#holders.get(folder)
    const above = dirname(folder)
    const here = lstatSync(join(folder, '.git'), { throwIfNoEntry: false }) !== undefined
    const holder = here ? folder : above === folder ? undefined : this.holderOf(above)
    this.#holders.set(folder, holder)
    return holder
  }
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
export const pathBelow = (folder: string, path: string): string =>
  path.slice(folder.endsWith(sep) ? folder.length : folder.length + 1).replaceAll(sep, '/')
