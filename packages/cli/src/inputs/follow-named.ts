import { stat } from 'node:fs/promises'
import { join, posix, resolve } from 'node:path'
import type { Settings } from '@mapwright/validator'
import { fromDisk, type Source } from './gather.ts'
import { checkMembers, type Member, pathBelow, urlBelow } from './members.ts'

/** A folder that is served as a site, or a part of one. */
export interface Folder {
  /** As written on the command line. */
  path: string
  absolute: string
  /** URL at which the folder is served, with its final slash. */
  root: string | undefined
}

/** A folder inside the built site is served below it. */
export function openFolder(
  path: string,
  dir: string | undefined,
  site: string | undefined,
  cwd: string,
): Folder {
  const absolute = resolve(cwd, path)
  if (site === undefined) return { path, absolute, root: undefined }
  const below = dir === undefined ? undefined : pathBelow(resolve(cwd, dir), absolute)
  return { path, absolute, root: below ? `${urlBelow(site, below)}/` : site.replace(/\/*$/, '/') }
}

export const sourceIn = (folder: Folder, path: string, size: number): Source =>
  fromDisk(
    posix.join(folder.path.replaceAll('\\', '/'), path),
    join(folder.absolute, path),
    size,
    folder.root === undefined ? undefined : urlBelow(folder.root, path),
  )

/**
 * Adds the files of the folder that an index or robots.txt among the members names. An index may name an index, though it should
 * not: its children are looked at as well, until no new file is named.
 */
export async function followNamed(folder: Folder, members: Member[], settings: Settings): Promise<Member[]> {
  const all = [...members]
  const known = new Set(members.map(({ source }) => source.file?.path))
  for (let fresh = all; fresh.length > 0; ) {
    const sources: Source[] = []
    for (const { loc } of fresh.flatMap(({ result }) => result.facts.children)) {
      const path = pathIn(folder, loc)
      if (path === undefined || known.has(join(folder.absolute, path))) continue
      known.add(join(folder.absolute, path))
      const size = await sizeOf(join(folder.absolute, path))
      if (size !== undefined) sources.push(sourceIn(folder, path, size))
    }
    fresh = await checkMembers(sources, settings)
    all.push(...fresh)
  }
  return all
}

/** The file of the folder behind a URL; undefined where it is served elsewhere. Without a site any host is taken for ours. */
function pathIn({ root }: Folder, loc: string): string | undefined {
  if (!/^https?:\/\//i.test(loc) || !URL.canParse(loc)) return undefined
  const { origin, pathname } = new URL(loc)
  const { origin: own, pathname: base } = new URL(root ?? origin)
  if (origin !== own || !pathname.startsWith(base)) return undefined
  try {
    const path = decodeURIComponent(pathname.slice(base.length))
    return path === '' || path.includes('\0') || path.split(/[\\/]/).includes('..') ? undefined : path
  } catch {
    return undefined
  }
}

/** Bytes of a file; undefined where there is none of that name. */
async function sizeOf(path: string): Promise<number | undefined> {
  try {
    const found = await stat(path)
    return found.isFile() ? found.size : undefined
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP'].includes((error as NodeJS.ErrnoException).code!))
      return undefined
    throw error
  }
}
