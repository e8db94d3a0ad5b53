import type { Dated } from '../../packages/core/src/model.ts'
import { gitDates } from '../../packages/core/src/node/git/index.ts'
import { git } from './make-repository.ts'

/** All files of HEAD. */
export const pathsOf = (folder: string): string[] =>
  git(folder, ['ls-tree', '-r', '-z', '--name-only', 'HEAD']).split('\0').filter(Boolean)

/** Dates by history alone. */
export const ask = (
  folder: string,
  paths: string[],
  ignoreRevs: string[] = [],
): Promise<Map<string, Dated>> =>
  gitDates(folder, paths, {
    order: ['git'],
    dateOf: 'committer',
    ignoreRevs,
    env: process.env,
    now: Date.now(),
  })
