import type { Repository } from './repository.ts'
import { type Git, runGit } from './run-git.ts'

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
  const pathspec = folder === '' ? [] : [toText(folder)]
  const { output } = await runGit(git, [...args, '--ignore-submodules=all', '--', ...pathspec])
  const records = output.toString('latin1').split('\0').map(readRecord)
  const changed = new Set(records.flatMap(({ path, state }) => (state === 'changed' ? path : [])))
  const touched = records.filter(({ state }) => state === 'touched')
  const blobs = await hashFiles(
    git,
    touched.map(({ path }) => path),
  )
  for (const [at, { path, blob }] of touched.entries()) if (blobs[at] !== blob) changed.add(path)
  return changed
}

interface Standing {
  path: string
  /** `touched`: git says changed by the length alone, which other line ends or a filter may account for. */
  state: 'same' | 'touched' | 'changed'
  /** In HEAD. */
  blob: string
}

/** git-status, "Porcelain Format Version 2": the path follows 8 fields, or 10 where it is unmerged. */
function readRecord(record: string): Standing {
  const fields = record.split(' ')
  const [kind, states = '', , , , workMode = '', blob = '', staged] = fields
  if (kind === 'u') return { path: fields.slice(10).join(' '), state: 'changed', blob }
  const path = fields.slice(8).join(' ')
  if (kind !== '1' || (blob === staged && states.endsWith('.'))) return { path, state: 'same', blob }
  const isFile = states.endsWith('M') && workMode.startsWith('100')
  return { path, state: blob === staged && isFile ? 'touched' : 'changed', blob }
}

/** Blobs of files of the work tree as git would store them, through the filters of each. */
async function hashFiles(git: Git, paths: string[]): Promise<string[]> {
  if (paths.length === 0) return []
  const { output } = await runGit(git, ['hash-object', '--stdin-paths'], {
    input: `${paths.map(quote).join('\n')}\n`,
  })
  return output.toString('latin1').split('\n')
}

/** In the style of C, as git reads it. */
const quote = (path: string) =>
  `"${path.replace(/[^ !#-[\]-~]/g, (byte) => `\\${byte.charCodeAt(0).toString(8).padStart(3, '0')}`)}"`

const toText = (bytes: string) => Buffer.from(bytes, 'latin1').toString('utf8')

/** Those of the paths that an ignore rule keeps out of the repository. */
export async function findIgnored({ git }: Repository, paths: string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set()
  const input = Buffer.from(`${paths.join('\0')}\0`, 'latin1')
  // This command takes names, not pathspecs, and refuses to work where these are declared literal.
  const plain = { ...git, env: { ...git.env, GIT_LITERAL_PATHSPECS: '0' } }
  const { output } = await runGit(plain, ['check-ignore', '-z', '--stdin'], { input, allowed: [0, 1] })
  return new Set(output.toString('latin1').split('\0').filter(Boolean))
}
