import type { Repository } from './repository.ts'
import { runGit } from './run-git.ts'

/** Paths below a folder of the repository whose content, staged or not, is not that of HEAD. Raw bytes, one a character. */
export async function findChanged({ git }: Repository, folder: string): Promise<Set<string>> {
  const args = [
    '-c',
    'core.fileMode=false',
    'status',
    '--porcelain=v2',
    '-z',
    '--untracked-files=no',
    '--no-renames',
  ]
  const pathspec = folder === '' ? [] : [Buffer.from(folder, 'latin1').toString('utf8')]
  const { output } = await runGit(git, [...args, '--ignore-submodules=all', '--', ...pathspec])
  const changed = new Set<string>()
  for (const record of output.toString('latin1').split('\0')) {
    const path = readChanged(record)
    if (path !== undefined) changed.add(path)
  }
  return changed
}

/** git-status, "Porcelain Format Version 2": the path follows 8 fields, or 10 where it is unmerged. */
function readChanged(record: string): string | undefined {
  const fields = record.split(' ')
  if (fields[0] === 'u') return fields.slice(10).join(' ')
  if (fields[0] !== '1') return undefined
  const [, states, , , , , blobOfHead, blobOfIndex] = fields
  const onlyMode = states!.endsWith('.') && blobOfHead === blobOfIndex
  return onlyMode ? undefined : fields.slice(8).join(' ')
}

/** Those of the paths that an ignore rule keeps out of the repository. */
export async function findIgnored({ git }: Repository, paths: string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set()
  const input = Buffer.from(`${paths.join('\0')}\0`, 'latin1')
  // This command takes names, not pathspecs, and refuses to work where these are declared literal.
  const plain = { ...git, env: { ...git.env, GIT_LITERAL_PATHSPECS: '0' } }
  const { output } = await runGit(plain, ['check-ignore', '-z', '--stdin'], { input, allowed: [0, 1] })
  return new Set(output.toString('latin1').split('\0').filter(Boolean))
}
