import type { Dated, DateReason } from '../../model.ts'
import type { DatesOptions } from '../../runtime.ts'
import { type DateFilesOptions, dateFiles } from './date-files.ts'
import { describeCommits } from './describe-commits.ts'
import { type Environment, makeGitEnvironment } from './environment.ts'
import { locateFiles, type Place, pathBelow } from './locate-files.ts'
import { openRepository, type Repository } from './repository.ts'
import { GitFailure } from './run-git.ts'

export interface GitDatesOptions extends Omit<DatesOptions, 'note'>, Partial<Pick<DatesOptions, 'note'>> {
  /** Milliseconds since the epoch. A date that is more than 24 hours later is not believed. */
  now: number
  sourceDateEpoch?: number
}

/** What git knows of the files of a site. A site may lie in several repositories: a submodule is one of its own. */
export interface GitHistory {
  /**
   * For each file the newest commit that changed its content, or the reason why there is no date that can be trusted. `changed` is set, and
   * `ignored` told from `untracked`, only where the order has mtime and `CI` is not set. Files are relative to the root or absolute.
   * Never throws for what git says or lacks.
   */
  dates(files: Iterable<string>, options: GitDatesOptions): Promise<Map<string, Dated>>
  /** Dates, in seconds, of the commits at which the repository of the root and those of the files asked for so far are cut off. */
  boundaryDates(): Promise<number[]>
}

const DAY = 86_400

/** `env` is that of the process; `CI` and what configures git are read. */
export function openGitHistory(root: string, env: Environment): GitHistory {
  const gitEnv = makeGitEnvironment(env)
  const isCi = isSet(env.CI)
  // A build asks twice at most, and HEAD stays where it is meanwhile.
  const opened = new Map<string, Promise<Repository>>()
  const open = (holder: string) => {
    const repository = opened.get(holder) ?? openRepository(holder, gitEnv)
    opened.set(holder, repository)
    return repository
  }
  return {
    async dates(files, { now, sourceDateEpoch, order, dateOf, ignoreRevs, note }) {
      const latest = Math.max(now, sourceDateEpoch ?? 0) / 1000 + DAY
      const onStatusFailed = ({ message }: GitFailure) =>
        note?.({ id: 'git-status-failed', params: { error: message.split('\n')[0]! } })
      const how = { dateOf, ignoreRevs, latest, states: order.includes('mtime') && !isCi, onStatusFailed }
      const dates = new Map<string, Dated>()
      for (const [holder, places] of locateFiles(root, [...new Set(files)])) {
        for (const [place, dated] of await datePlaces(holder, places, open, how)) {
          dates.set(place.file, joinPlaces(dates.get(place.file), dated))
        }
      }
      return dates
    },
    async boundaryDates() {
      const [holder = ''] = locateFiles(root, ['.git']).keys()
      if (holder !== '') open(holder)
      const dates = await Promise.all([...opened.values()].map(dateBoundaries))
      return [...new Set(dates.flat())]
    },
  }
}

/** Dates of files, asked once. */
export const gitDates = (
  root: string,
  files: Iterable<string>,
  { env, ...options }: GitDatesOptions & { env: Environment },
): Promise<Map<string, Dated>> => openGitHistory(root, env).dates(files, options)

const isSet = (value: string | undefined) => value !== undefined && !['', '0', 'false'].includes(value)

/** A linked file shows what it leads to, and changes with the link as well: both must be known, the newer counts. */
function joinPlaces(one: Dated | undefined, other: Dated): Dated {
  if (!one) return other
  const changed = one.changed || other.changed ? { changed: true } : {}
  if (one.at === undefined) return { ...one, ...changed }
  return { ...(other.at === undefined || other.at > one.at ? other : one), ...changed }
}

async function datePlaces(
  holder: string,
  places: Place[],
  open: (holder: string) => Promise<Repository>,
  how: DateFilesOptions,
): Promise<[Place, Dated][]> {
  const all = (reason: DateReason, detail?: string): [Place, Dated][] =>
    places.map((place) => [place, { kind: 'none', reason: place.exists ? reason : 'missing', detail }])
  if (holder === '') return all('no-repository')
  try {
    const repository = await open(holder)
    if (repository.head === undefined) return all('no-commits')
    const paths = places.map(({ path }) => Buffer.from(pathBelow(repository.top, path)).toString('latin1'))
    const dates = await dateFiles(repository, [...new Set(paths)], how)
    return places.map((place, at) => {
      const dated = dates.get(paths[at]!)!
      return [
        place,
        !place.exists && dated.reason === 'untracked' ? { kind: 'none', reason: 'missing' } : dated,
      ]
    })
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error
    return all(error.reason, error.message)
  }
}

/** Authors' dates as well: a site may state either. */
async function dateBoundaries(opening: Promise<Repository>): Promise<number[]> {
  try {
    const { git, boundaries } = await opening
    const facts = await describeCommits(git, [...boundaries.keys()])
    return [...facts.values()].flatMap(({ committed, authored }) => [committed, authored])
  } catch (error) {
    // What git lacks was said when dates were asked for.
    if (error instanceof GitFailure) return []
    throw error
  }
}
