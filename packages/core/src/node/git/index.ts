import type { Dated, DateReason } from '../../model.ts'
import type { DatesOptions } from '../../runtime.ts'
import { type DateFilesOptions, dateFiles } from './date-files.ts'
import { type Environment, makeGitEnvironment } from './environment.ts'
import { locateFiles, type Place, pathBelow } from './locate-files.ts'
import { openRepository } from './repository.ts'
import { GitFailure } from './run-git.ts'

export interface GitDatesOptions extends DatesOptions {
  /** Of the process; `CI` and what configures git are read. */
  env: Environment
  /** Milliseconds since the epoch. A date that is more than 24 hours later is not believed. */
  now: number
  sourceDateEpoch?: number
}

const DAY = 86_400

/**
 * Dates of files by the history of the repository that each lies in (a submodule is one of its own): for each file the newest commit that
 * changed its content, or the reason why there is no date that can be trusted. `changed` is set, and `ignored` told from `untracked`, only
 * where the order has mtime and `CI` is not set. Files are relative to `root` or absolute. Never throws for what git says or lacks.
 */
export async function gitDates(
  root: string,
  files: Iterable<string>,
  options: GitDatesOptions,
): Promise<Map<string, Dated>> {
  const { env, now, sourceDateEpoch, order, dateOf, ignoreRevs } = options
  const latest = Math.max(now, sourceDateEpoch ?? 0) / 1000 + DAY
  const how = { dateOf, ignoreRevs, latest, states: order.includes('mtime') && !isSet(env.CI) }
  const dates = new Map<string, Dated>()
  for (const [holder, locations] of locateFiles(root, [...new Set(files)])) {
    for (const [place, dated] of await dateGroup(holder, locations, makeGitEnvironment(env), how)) {
      dates.set(place.file, joinPlaces(dates.get(place.file), dated))
    }
  }
  return dates
}

const isSet = (value: string | undefined) => value !== undefined && !['', '0', 'false'].includes(value)

/** A linked file shows what it leads to, and changes with the link as well: both must be known, the newer counts. */
function joinPlaces(one: Dated | undefined, other: Dated): Dated {
  if (!one) return other
  const changed = one.changed || other.changed ? { changed: true } : {}
  if (one.at === undefined) return { ...one, ...changed }
  return { ...(other.at === undefined || other.at > one.at ? other : one), ...changed }
}

async function dateGroup(
  holder: string,
  locations: Place[],
  env: Record<string, string>,
  how: DateFilesOptions,
): Promise<[Place, Dated][]> {
  const all = (reason: DateReason): [Place, Dated][] =>
    locations.map((place) => [place, { kind: 'none', reason: place.exists ? reason : 'missing' }])
  if (holder === '') return all('no-repository')
  try {
    const repository = await openRepository(holder, env)
    if (repository.head === undefined) return all('no-commits')
    const paths = new Map(
      locations.map((place) => [
        place,
        Buffer.from(pathBelow(repository.top, place.path)).toString('latin1'),
      ]),
    )
    const { dates } = await dateFiles(repository, [...new Set(paths.values())], how)
    return locations.map((place) => {
      const dated = dates.get(paths.get(place)!)!
      return [
        place,
        !place.exists && dated.reason === 'untracked' ? { kind: 'none', reason: 'missing' } : dated,
      ]
    })
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error
    return all(error.reason)
  }
}
