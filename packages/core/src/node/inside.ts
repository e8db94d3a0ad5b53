import { isAbsolute, join, relative, resolve, sep } from 'node:path'

/** The file of a POSIX path below a folder; undefined for one that leads out of it. */
export function fileInside(folder: string, path: string): string | undefined {
  const file = resolve(folder, path)
  const below = relative(folder, file)
  const leadsOut = below === '' || below === '..' || below.startsWith(`..${sep}`) || isAbsolute(below)
  return leadsOut ? undefined : join(folder, below)
}
