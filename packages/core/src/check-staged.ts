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
  const check = (path: string, bytes: AsyncIterable<Uint8Array> | Uint8Array[]) =>
    checkFile({ path, url: options.site.root + encodePath(path), bytes }, settings)

  const checked: FileResult[] = []
  for (const { path } of staged.files) checked.push(await check(path, staging.read(path)))
  const { path: robotsPath, action } = staged.robots
  if (staged.plan.robots !== undefined) checked.push(await check(robotsPath, staging.read(robotsPath)))
  else if (action === 'unchanged') {
    const kept = await runtime.readOutput(robotsPath)
    if (kept) checked.push(await check(robotsPath, [kept]))
  }

  // A text sitemap says once more what the others say; within the set all of it would be a duplicate.
  const texts = checked.filter(({ kind }) => kind === 'text')
  const set = checked.filter(({ kind }) => kind !== 'text')
  const others = await otherSitemaps(options, settings, runtime)
  const report = withoutFiles(
    joinSet([...set, ...others], settings),
    others.map(({ path }) => path),
  )
  return texts.map((text) => joinSet([text], { ...settings, wholeSet: false })).reduce(addReport, report)
}

/**
 * Sitemaps of somebody else that ours name: in the set, so that they are not missed, but not judged here. One that is not in the output
 * folder is served by somebody else as well; it counts as there.
 */
async function otherSitemaps(
  { site, extraSitemaps, robots }: ResolvedOptions,
  settings: Settings,
  runtime: Runtime,
): Promise<FileResult[]> {
  const urls = new Set([...extraSitemaps, ...(robots ? robots.sitemaps : [])])
  const results: FileResult[] = []
  for (const url of urls) {
    const { origin, href } = new URL(url)
    if (origin !== site.origin) continue
    const path = href.startsWith(site.root) ? decodeText(href.slice(site.root.length)) : undefined
    const bytes = (path && (await runtime.readOutput(path))) || EMPTY_SET
    results.push(await checkFile({ path: url, url, bytes: [bytes] }, settings))
  }
  return results
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
