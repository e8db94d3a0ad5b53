import type { ListedEntry, Note, RobotsResult } from '../model.ts'
import type { Staging } from '../runtime.ts'
import { findEarlier } from './earlier.ts'
import { groupEntries } from './groups.ts'
import { noteRetiredMedia } from './media-notes.ts'
import { nameFiles, urlOf } from './names.ts'
import { noteRefused, noteTooLarge } from './refusals.ts'
import { isSameUrl, prepareRobots, ROBOTS_PATH } from './robots.ts'
import { noteStale } from './robots-stale.ts'
import { stageSet, stageTexts } from './stage-set.ts'
import type { FilesOptions, FilesResult, FilesRuntime } from './types.ts'
import { note } from './words.ts'

/**
 * Stages the files of a set: urlsets, the index over them, text sitemaps, robots.txt. Entries are written in the order in which they come.
 * Nothing is published here, and a note of severity `error` means that the set must not be.
 * Without entries and other sitemaps no file is staged and the plan removes ours.
 */
export async function writeFiles(
  entries: ListedEntry[],
  options: FilesOptions,
  staging: Staging,
  runtime: FilesRuntime,
): Promise<FilesResult> {
  const names = nameFiles(
    options.filename,
    options.groups.map(({ name }) => name),
    options.gzip,
  )
  const { grouped, notes } = groupEntries(entries, options.groups, options.root)
  const extra = pickExtra(options, [names.entrance], notes)
  const set = await stageSet(grouped, extra, options, names, staging)
  const texts = options.text ? await stageTexts(entries, options, names, staging) : []
  const files = [...set.files, ...texts]
  const paths = files.map(({ path }) => path)
  const earlier = await findEarlier(paths, names, runtime)
  const robots = await stageRobots(options, set.entrance, staging, runtime)

  notes.push(...noteRefused(set.refused), ...noteTooLarge(set, options.limits), ...earlier.notes)
  notes.push(...robots.notes, ...noteRetiredMedia(entries))
  notes.push(...(await noteStale(robots.named, paths, earlier.remove, options, runtime)))
  return {
    files,
    robots: robots.result,
    notes,
    plan: {
      children: [...set.children, ...texts.map(({ path }) => path)],
      entrance: set.entrance,
      robots: robots.staged ? ROBOTS_PATH : undefined,
      remove: earlier.remove,
    },
    listedIn: set.listedIn,
  }
}

/** The other sitemaps for the index, each once, and never one of our own files. */
function pickExtra({ extraSitemaps, root }: FilesOptions, own: string[], notes: Note[]): string[] {
  const urls = own.map((path) => urlOf(root, path))
  return extraSitemaps.filter((url, i) => {
    if (extraSitemaps.findIndex((other) => isSameUrl(other, url)) < i) return false
    if (!urls.some((ours) => isSameUrl(ours, url))) return true
    notes.push(note('extra-sitemap-own', { url }))
    return false
  })
}

interface StagedRobots {
  result: RobotsResult
  notes: Note[]
  named: string[]
  staged: boolean
}

async function stageRobots(
  { robots, root, underBase }: FilesOptions,
  entrance: string | undefined,
  staging: Staging,
  runtime: FilesRuntime,
): Promise<StagedRobots> {
  const off: RobotsResult = { path: ROBOTS_PATH, action: 'off' }
  if (robots === false) return { result: off, notes: [], named: [], staged: false }
  const existing = await runtime.readOutput(ROBOTS_PATH)
  const { bytes, notes, named, path, action } = prepareRobots({
    existing,
    entrance: entrance && urlOf(root, entrance),
    sitemaps: robots.sitemaps,
    policies: robots.policies ?? [],
    underBase,
  })
  if (bytes) {
    const sink = staging.open(ROBOTS_PATH)
    await sink.write(bytes)
    await sink.close()
  }
  return { result: { path, action }, notes, named, staged: bytes !== undefined }
}
