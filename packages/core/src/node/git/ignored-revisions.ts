import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Git, runGit } from './run-git.ts'

/** The file that `git blame` and the code hosts read by convention: an id a line, `#` begins a comment. */
const FILE = '.git-blame-ignore-revs'

/** Full ids of the commits that do not count: those of the option and of the repository's own list. */
export async function readIgnoredRevisions(git: Git, option: string[]): Promise<Set<string>> {
  const listed = readList(join(git.folder, FILE))
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((name) => /^[0-9a-f]{4,64}$/i.test(name))
  const names = [...new Set([...option, ...listed].map((name) => name.toLowerCase()))]
  if (names.length === 0) return new Set()
  // Short ids are completed, and a tag is not a commit. Unknown ones are no matter: a shallow clone lacks most.
  const input = `${names.map((name) => `${name}^{commit}`).join('\n')}\n`
  const { output } = await runGit(git, ['cat-file', '--batch-check=%(objectname)'], { input })
  const ids = output.toString('latin1').split('\n')
  return new Set(ids.filter((id) => /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(id)))
}

function readList(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (['ENOENT', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return ''
    throw error
  }
}
