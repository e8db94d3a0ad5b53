import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Git, runGit } from './run-git.ts'

/** A repository as it stands at the start of a lookup. */
export interface Repository {
  git: Git
  /** Top of the work tree. */
  top: string
  /** Commit id of HEAD; undefined where there is no commit yet. */
  head?: string
  /** Commits at which a shallow clone was cut off, with their true parents. Empty in a full clone. */
  boundaries: Map<string, string[]>
  /** True where names that differ in case, or in their Unicode form, are one file. */
  foldsNames: boolean
  /** True where objects may be missing by design. */
  partial: boolean
}

/**
 * Opens the repository that git finds from a folder that holds `.git`.
 * @throws GitFailure where git is missing or refuses.
 */
export async function openRepository(folder: string, env: Record<string, string>): Promise<Repository> {
  const here = { folder, env }
  // `.git` may be no repository of its own; git then looks further up.
  const found = text(await runGit(here, ['rev-parse', '--show-cdup', '--git-path', 'shallow']))
  const end = found.indexOf('\n')
  const top = resolve(folder, found.slice(0, end))
  const shallowFile = resolve(folder, found.slice(end + 1))
  const git = { folder: top, env }
  const head = await runGit(git, ['rev-parse', '--quiet', '--verify', 'HEAD^{commit}'], { allowed: [0, 1] })
  const settings = await readSettings(git)
  return {
    git,
    top,
    head: text(head) || undefined,
    boundaries: await readBoundaries(git, shallowFile),
    foldsNames: settings.some(
      ([name, value]) => /^core\.(ignorecase|precomposeunicode)$/.test(name) && isTrue(value),
    ),
    partial: settings.some(([name]) => /partialclone|promisor/.test(name)),
  }
}

const isTrue = (value: string) => /^(true|yes|on|1)$/i.test(value)

const text = ({ output }: { output: Buffer }) => output.toString().replace(/\n$/, '')

async function readSettings(git: Git): Promise<[name: string, value: string][]> {
  const pattern =
    '^(core\\.(ignorecase|precomposeunicode)|extensions\\.partialclone|remote\\..*\\.(promisor|partialclonefilter))$'
  const { output } = await runGit(git, ['config', '-z', '--get-regexp', pattern], { allowed: [0, 1] })
  const pairs = output.toString().split('\0').filter(Boolean)
  return pairs.map((pair) => {
    const end = pair.indexOf('\n')
    return end < 0 ? [pair, 'true'] : [pair.slice(0, end), pair.slice(end + 1)]
  })
}

/**
 * The commits of the shallow file. Git lists a root commit there as well where the depth ends just at it; that one has its true date
 * and is no boundary.
 */
async function readBoundaries(git: Git, shallowFile: string): Promise<Map<string, string[]>> {
  const ids = readIfThere(shallowFile).split('\n').filter(Boolean)
  if (ids.length === 0) return new Map()
  const raw = { ...git, env: { ...git.env, GIT_NO_REPLACE_OBJECTS: '1' } }
  const { output } = await runGit(raw, ['cat-file', '--batch'], { input: `${ids.join('\n')}\n` })
  const boundaries = new Map<string, string[]>()
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf('\n', at)
    const [id = '', type, size = '0'] = output.toString('latin1', at, end).split(' ')
    const length = type === 'missing' ? -1 : Number(size)
    const parents = readParents(output.toString('latin1', end + 1, end + 1 + Math.max(length, 0)))
    if (parents.length > 0) boundaries.set(id, parents)
    at = end + 1 + length + 1
  }
  return boundaries
}

/** The parents in the header of a raw commit. */
function readParents(commit: string): string[] {
  const header = commit.slice(0, commit.indexOf('\n\n'))
  return header.split('\n').flatMap((line) => (line.startsWith('parent ') ? [line.slice(7)] : []))
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}
