import { writeFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { type FileResult, joinSet, type Report, type Settings } from '@mapwright/validator'
import { checkFiles } from '../check-files.ts'
import { exitCodeOf, type FailOn } from '../exit-code.ts'
import { Failure } from '../failure.ts'
import { FAIL_ON, type JudgingFlags, oneOf, optional, readSettings } from '../flags.ts'
import { formatReport, readLang, readReportFormat } from '../formats/report.ts'
import { type Folder, findNamed, listFolder, openFolder } from '../inputs/folder.ts'
import { type Gathered, gather, type Source } from '../inputs/gather.ts'
import type { Terminal } from '../print.ts'
import { showProgress } from '../progress.ts'

export interface CheckFlags extends JudgingFlags {
  format?: unknown
  outputFile?: unknown
  url?: unknown
  dir?: unknown
  failOn?: unknown
  pages?: unknown
  sample?: unknown
  allowPrivate?: unknown
  lang?: unknown
}

/**
 * `mapwright check`. Answers with the exit code.
 * @throws Failure where the flags or the input keep it from checking.
 */
export async function check(paths: string[], flags: CheckFlags, terminal: Terminal): Promise<number> {
  const format = readReportFormat(flags.format)
  const lang = readLang(flags.lang)
  const failOn: FailOn = oneOf('--fail-on', optional('--fail-on', flags.failOn) ?? 'error', FAIL_ON)
  const url = optional('--url', flags.url)
  if (paths.length === 0)
    throw new Failure('Nothing to check is named. Name a file, a folder, a URL or - for standard input.')
  const gathered = await gather(paths, url, terminal)
  if (url !== undefined && gathered.sources.length !== 1) {
    throw new Failure(
      '--url says where one file is served, so it goes with exactly one file. For a folder use --site.',
    )
  }
  const progress = showProgress(terminal)
  const settings = { ...readSettings(flags, Date.now()), progress: progress.tell }
  try {
    const report = await checkAll(gathered, flags, settings, terminal)
    progress.end()
    await deliver(await formatReport(report, { format, lang, failOn, terminal }), flags, terminal)
    return exitCodeOf(report.summary, failOn)
  } finally {
    progress.end()
  }
}

async function checkAll(
  gathered: Gathered,
  flags: CheckFlags,
  settings: Settings,
  terminal: Terminal,
): Promise<Report> {
  const site = settings.site
  const knowing = {
    ...settings,
    ...(await readPageFacts(gathered.urls.length > 0, flags, settings, terminal)),
  }
  const results = await checkFiles(
    gathered.sources.map((source) => placeAtRoot(source, site)),
    knowing,
  )
  for (const path of gathered.folders)
    results.push(...(await checkFolder(openFolder(path, terminal.cwd, site), knowing)))
  if (gathered.urls.length > 0) {
    const { checkUrls } = await import('../fetch/check-urls.ts')
    return checkUrls(gathered.urls, results, flags, knowing, terminal)
  }
  return joinSet(results, knowing)
}

/** A file named alone is taken for one at the site's root: its path on this machine says nothing of the site. */
const placeAtRoot = (source: Source, site: string | undefined): Source =>
  site === undefined || source.url !== undefined || source.path === '-'
    ? source
    : { ...source, url: `${site.replace(/\/*$/, '/')}${encodeURI(basename(source.path))}` }

async function checkFolder(folder: Folder, settings: Settings): Promise<FileResult[]> {
  const sources = await listFolder(folder)
  const results = await checkFiles(sources, settings)
  const known = new Set(sources.map(({ path }) => path))
  // An index may name an index, though it should not: its children are looked at as well, until no new file is named.
  for (let fresh = results; fresh.length > 0; ) {
    fresh = await checkFiles(await findNamed(folder, fresh, known), settings)
    results.push(...fresh)
  }
  if (results.length === 0) {
    throw new Failure(
      `${folder.path} holds no sitemap: there is no robots.txt, no file named sitemap* and no XML file with the root urlset or sitemapindex in it.`,
    )
  }
  return results
}

async function readPageFacts(
  online: boolean,
  flags: CheckFlags,
  settings: Settings,
  terminal: Terminal,
): Promise<Partial<Settings>> {
  const dir = optional('--dir', flags.dir)
  if (dir === undefined) return {}
  if (online || flags.pages)
    throw new Failure('--dir looks at the pages of a built site and --pages at live ones. Use one of them.')
  const { readBuiltSite } = await import('../inputs/built-site.ts')
  return { pageFacts: await readBuiltSite(resolve(terminal.cwd, dir), dir, settings.site) }
}

async function deliver(text: string, flags: CheckFlags, terminal: Terminal): Promise<void> {
  const file = optional('--output-file', flags.outputFile)
  if (file === undefined) return terminal.out(text)
  await writeFile(resolve(terminal.cwd, file), text).catch((error: Error) => {
    throw new Failure(`The report cannot be written to ${file}: ${error.message}.`)
  })
}
