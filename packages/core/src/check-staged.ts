import {
  checkFile,
  type FileResult,
  joinSet,
  type Report,
  type Settings,
  settingsWith,
} from '@mapwright/validator'
import type { FilesResult } from './files/types.ts'
import type { ResolvedOptions } from './options/resolve.ts'
import { addReport, withoutFiles } from './reports.ts'
import { decodeText, encodePath } from './routes/encode.ts'
import type { Site } from './routes/site.ts'
import type { Runtime, Staging } from './runtime.ts'

/** Judges the staged bytes as what they will be: under their final path and URL, as one set. */
export async function checkStaged(
  staged: FilesResult,
  staging: Staging,
  options: ResolvedOptions,
  runtime: Runtime,
  pageFacts: Settings['pageFacts'],
): Promise<Report> {
  const settings = settingsOf(staged, options, runtime, pageFacts)
  const check: Check = (path, bytes) =>
    checkFile({ path, url: options.site.root + encodePath(path), bytes }, settings)

  const written: FileResult[] = []
  for (const { path } of staged.files) written.push(await check(path, staging.read(path)))
  const robots = await checkRobots(staged, staging, runtime, check)

  // A text sitemap says once more what the others say; within the set all of it would be a duplicate.
  const texts = written.filter(({ kind }) => kind === 'text')
  const set = [...written.filter(({ kind }) => kind !== 'text'), ...robots]
  const others = await otherSitemaps(set, options, settings, runtime)
  const report = withoutFiles(
    joinSet([...set, ...others], settings),
    others.map(({ path }) => path),
  )
  return texts.map((text) => joinSet([text], { ...settings, wholeSet: false })).reduce(addReport, report)
}

type Check = (path: string, bytes: AsyncIterable<Uint8Array> | Uint8Array[]) => Promise<FileResult>

/** robots.txt as it will be; where there is no sitemap it has nothing to do with this run. */
async function checkRobots(
  { files, plan, robots: { path, action } }: FilesResult,
  staging: Staging,
  runtime: Runtime,
  check: Check,
): Promise<FileResult[]> {
  if (plan.robots !== undefined) return [await check(path, staging.read(path))]
  if (action !== 'unchanged' || files.length === 0) return []
  const kept = await runtime.readOutput(path)
  return kept ? [await check(path, [kept])] : []
}

/**
 * Sitemaps of somebody else that ours or robots.txt name: in the set, so that they are not missed, but not judged here. One that is not in
 * the output folder is served by somebody else as well; it counts as there.
 */
async function otherSitemaps(
  set: FileResult[],
  { site, extraSitemaps }: ResolvedOptions,
  settings: Settings,
  runtime: Runtime,
): Promise<FileResult[]> {
  const own = set.map(({ url }) => url)
  const named = set.flatMap(({ kind, facts }) =>
    kind === 'robots' ? facts.children.map(({ loc }) => loc) : [],
  )
  const results: FileResult[] = []
  for (const url of new Set([...extraSitemaps, ...named])) {
    if (!url.startsWith(`${site.origin}/`) || own.includes(url)) continue
    const bytes = (extraSitemaps.includes(url) && (await readBelow(url, site, runtime))) || EMPTY_SET
    results.push(await checkFile({ path: url, url, bytes: [bytes] }, settings))
  }
  return results
}

async function readBelow(url: string, site: Site, runtime: Runtime): Promise<Uint8Array | undefined> {
  return url.startsWith(site.root) ? runtime.readOutput(decodeText(url.slice(site.root.length))) : undefined
}

const EMPTY_SET = new TextEncoder().encode(
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>',
)

function settingsOf(
  { robots }: FilesResult,
  { site, check, allowEmpty }: ResolvedOptions,
  runtime: Runtime,
  pageFacts: Settings['pageFacts'],
): Settings {
  // Our robots.txt names the entrance, which lets it list the whole host from whatever folder.
  const isNamed = robots.action === 'created' || robots.action === 'appended' || robots.action === 'unchanged'
  const hosts = typeof check.crossSubmit === 'boolean' ? [] : check.crossSubmit
  return settingsWith({
    site: site.root,
    now: runtime.now(),
    engines: check.engines,
    // Files that we wrote ourselves must not name what is not there.
    rules: { 'index-child-missing': 'error', ...check.rules },
    crossSubmit: check.crossSubmit === true || (isNamed ? [...hosts, new URL(site.origin).hostname] : hosts),
    wholeSet: true,
    pageFacts,
    buildStartedAt: runtime.startedAt,
    allowEmpty,
  })
}
