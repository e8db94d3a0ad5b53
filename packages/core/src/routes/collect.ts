import type { Excluded, Route } from '../model.ts'
import type { Notes } from '../notes.ts'
import type { ResolvedOptions } from '../options/resolve.ts'
import type { HtmlFile, Runtime } from '../runtime.ts'
import { type Emitted, indexEmitted, pathBelowBase } from './emitted.ts'
import { pathOfFile, urlOfPath } from './file-url.ts'
import { compilePatterns, type Patterns } from './filter.ts'
import { addFrameworkRoutes } from './framework.ts'
import { pathOfLoc } from './loc.ts'
import { addOptionRoutes } from './option.ts'

/** A route on its way: with its URL, and the emitted file that tells about it. */
export interface Draft {
  route: Route
  /** As served, absolute and encoded. */
  url: string
  html?: HtmlFile
  /** The user's `routes` speak of it. */
  isGivenByUser?: boolean
}

export interface Collected {
  drafts: Draft[]
  excluded: Excluded[]
  emitted: Emitted
  /** Routes of every origin: drafts and excluded together. */
  count: number
}

/** What the origins of routes add to. */
export interface Collection {
  drafts: Draft[]
  excluded: Excluded[]
  byFile: Map<string, Draft>
  emitted: Emitted
  options: ResolvedOptions
  notes: Notes
}

/** Gathers the routes of the emitted HTML, of the framework and of the user, and leaves out what their names and the patterns rule out. */
export async function collectRoutes(
  options: ResolvedOptions,
  runtime: Runtime,
  notes: Notes,
): Promise<Collected> {
  const { drafts, excluded } = await collectHtml(options, runtime, notes)
  const byFile = new Map(drafts.map((draft) => [draft.route.file!, draft]))
  const collection = {
    drafts,
    excluded,
    byFile,
    emitted: indexEmitted(byFile.keys(), options.site),
    options,
    notes,
  }
  await addFrameworkRoutes(collection, runtime)
  await addOptionRoutes(collection)
  const count = drafts.length + excluded.length
  return { ...applyPatterns(collection), emitted: collection.emitted, count }
}

async function collectHtml(options: ResolvedOptions, runtime: Runtime, notes: Notes) {
  const files: HtmlFile[] = []
  for await (const file of runtime.html()) files.push(file)
  files.sort((a, b) => (a.path < b.path ? -1 : 1))

  const drafts: Draft[] = []
  const excluded: Excluded[] = []
  for (const html of files) {
    const path = pathOfFile(html.path, options)
    const url = urlOfPath(path, options.site)
    const isAsset = isAssetName(html.path) || runtime.assets?.has(html.path)
    const reason = isAsset ? 'asset' : isStale(html, runtime) ? 'stale' : undefined
    if (reason) excluded.push({ url: pathOfLoc(url), stage: 'routes', reason, file: html.path })
    else drafts.push({ route: { path, file: html.path, origin: 'html' }, url, html })
    if (reason === 'stale') notes.add('stale-html', {}, html.path)
  }
  return { drafts, excluded }
}

/** A name that no page of a site has: hidden files and folders, installed packages. */
const isAssetName = (path: string) => /(?:^|[\\/])(?:\.|node_modules[\\/])/.test(path)

/** Neither emitted by this build nor copied by it, and older than its start. */
const isStale = (html: HtmlFile, { emitted, startedAt }: Runtime) =>
  emitted !== undefined && !emitted.has(html.path) && html.changedAt < startedAt

/** Include and exclude as patterns; as functions they see the page and come later. */
function applyPatterns({
  drafts,
  excluded,
  options,
  notes,
}: Collection): Pick<Collected, 'drafts' | 'excluded'> {
  const include = patternsOf(options.include)
  const exclude = patternsOf(options.exclude)
  if (!include && !exclude) return { drafts, excluded }
  const kept = drafts.filter((draft) => {
    const path = pathBelowBase(draft.url, options.site) ?? pathOfLoc(draft.url)
    const isIncluded = include?.matches(path) ?? true
    const isExcluded = exclude?.matches(path) ?? false
    if (isIncluded && !isExcluded) return true
    const detail = isExcluded ? 'exclude' : 'include'
    excluded.push({
      url: pathOfLoc(draft.url),
      stage: 'routes',
      reason: 'filtered',
      detail,
      file: draft.route.file,
    })
    return false
  })
  for (const pattern of include?.unused() ?? [])
    notes.add('pattern-unused', { option: 'include' }, pattern, 'include')
  for (const pattern of exclude?.unused() ?? [])
    notes.add('pattern-unused', { option: 'exclude' }, pattern, 'exclude')
  return { drafts: kept, excluded }
}

const patternsOf = (filter: ResolvedOptions['include']): Patterns | undefined =>
  filter === undefined || typeof filter === 'function' ? undefined : compilePatterns([filter].flat())
