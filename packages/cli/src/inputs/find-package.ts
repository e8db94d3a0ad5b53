import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The nearest folder upwards with a package.json; undefined where there is none. */
export function findPackage(from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder
    if (folder === dirname(folder)) return undefined
  }
}
