import { readPieces } from './read-pieces.ts'
import type { Repository } from './repository.ts'
import { startGit, waitForGit } from './run-git.ts'

/**
 * The paths of HEAD that answer to wanted ones: themselves, or where the file system takes names that differ in case or Unicode form for
 * one file, their spelling in HEAD. All paths are raw bytes, one a character.
 */
export async function readTree(repository: Repository, wanted: Set<string>): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  await readPaths(repository, (path) => {
    if (wanted.has(path)) found.set(path, path)
  })
  if (found.size === wanted.size || !repository.foldsNames) return found
  const folded = new Map<string, string>()
  for (const path of wanted) if (!found.has(path)) folded.set(fold(path), path)
  await readPaths(repository, (path) => {
    const meant = folded.get(fold(path))
    if (meant !== undefined) found.set(meant, path)
  })
  return found
}

const fold = (path: string) => Buffer.from(path, 'latin1').toString('utf8').normalize('NFC').toLowerCase()

/** Files and links of HEAD; submodules are left out. A record is `mode type id`, a tab and the path. */
async function readPaths({ git, head }: Repository, see: (path: string) => void): Promise<void> {
  const child = startGit(git, ['ls-tree', '-r', '-z', '--full-tree', head!])
  const ended = waitForGit(child)
  ended.catch(() => {})
  child.stdin.end()
  let rest = ''
  for await (const piece of readPieces(child.stdout)) {
    const records = (rest + piece).split('\0')
    rest = records.pop()!
    for (const record of records) {
      const tab = record.indexOf('\t')
      if (!record.startsWith('160000')) see(record.slice(tab + 1))
    }
  }
  await ended
}
