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
import { encodePath } from './routes/encode.ts'
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
  const checked: FileResult[] = []
  for (const path of stagedPaths(staged)) {
    const url = options.site.root + encodePath(path)
    checked.push(await checkFile({ path, url, bytes: staging.read(path) }, settings))
  }
  // A text sitemap says once more what the others say; within the set all of it would be a duplicate.
  const texts = checked.filter(({ kind }) => kind === 'text')
  const set = checked.filter(({ kind }) => kind !== 'text')
  return texts.map((text) => joinSet([text], settings)).reduce(addReport, joinSet(set, settings))
}

function addReport(sum: Report, more: Report): Report {
  const { files, urls, errors, warnings, infos } = more.summary
  return {
    ...sum,
    files: [...sum.files, ...more.files],
    summary: {
      ...sum.summary,
      files: sum.summary.files + files,
      urls: sum.summary.urls + urls,
      errors: sum.summary.errors + errors,
      warnings: sum.summary.warnings + warnings,
      infos: sum.summary.infos + infos,
    },
  }
}

const stagedPaths = ({ files, plan }: FilesResult) => [
  ...files.map(({ path }) => path),
  ...(plan.robots === undefined ? [] : [plan.robots]),
]

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
    pageFacts,
    buildStartedAt: runtime.startedAt,
    allowEmpty,
  })
}
