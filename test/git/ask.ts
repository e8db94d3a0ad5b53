import { type GitDatesOptions, gitDates } from '../../packages/core/src/node/git/index.ts'
import { git } from './make-repository.ts'

/** All files of HEAD. */
export const pathsOf = (folder: string): string[] =>
  git(folder, ['ls-tree', '-r', '-z', '--name-only', 'HEAD']).split('\0').filter(Boolean)

type More = Partial<GitDatesOptions & { env: Record<string, string | undefined> }>

/** Dates by history alone, unless `more` asks for other things. */
export const ask = (folder: string, paths: string[], ignoreRevs: string[] = [], more: More = {}) =>
  gitDates(folder, paths, {
    order: ['git'],
    dateOf: 'committer',
    ignoreRevs,
    env: process.env,
    now: Date.now(),
    ...more,
  })

/** For each file the time of its date, or the reason why it has none. */
export async function datesOf(
  folder: string,
  paths: string[],
  more: More = {},
): Promise<Record<string, unknown>> {
  const dates = await ask(folder, paths, more.ignoreRevs, more)
  return Object.fromEntries(paths.map((path) => [path, dates.get(path)!.at ?? dates.get(path)!.reason]))
}
