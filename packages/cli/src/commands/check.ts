import { joinSet, type Report, type Settings } from '@mapwright/validator'
import { exitCodeOf, FAILED, type FailOn } from '../exit-code.ts'
import { Failure } from '../failure.ts'
import { FAIL_ON, type JudgingFlags, oneOf, optional, readCount, readSettings } from '../flags.ts'
import { deliver, type OutputFlags, readOutput } from '../formats/deliver.ts'
import { gather } from '../inputs/gather.ts'
import { gatherMembers, type Members, type Request, recheck } from '../inputs/members.ts'
import type { Terminal } from '../print.ts'
import { type Progress, showProgress } from '../progress.ts'

export interface CheckFlags extends JudgingFlags, OutputFlags {
  url?: unknown
  dir?: unknown
  failOn?: unknown
  pages?: unknown
  sample?: unknown
  allowPrivate?: unknown
}

/**
 * `mapwright check`. Answers with the exit code.
 * @throws Failure where the flags or the input keep it from checking.
 */
export async function check(paths: string[], flags: CheckFlags, terminal: Terminal): Promise<number> {
  const output = readOutput(flags)
  const failOn: FailOn = oneOf('--fail-on', optional('--fail-on', flags.failOn) ?? 'error', FAIL_ON)
  const request = readRequest(paths, flags)
  const progress = showProgress(terminal)
  const settings = { ...readSettings(flags, Date.now()), progress: progress.tell }
  try {
    const { report, unread } = await checkAll(paths, request, settings, terminal, progress)
    progress.end()
    await deliver(report, output, failOn, terminal)
    for (const line of unread) terminal.err(`${terminal.paintErr('red', 'mapwright:')} ${line}\n`)
    return unread.length > 0 ? FAILED : exitCodeOf(report.summary, failOn)
  } finally {
    progress.end()
  }
}

function readRequest(paths: string[], flags: CheckFlags): Request {
  if (paths.length === 0) {
    throw new Failure('Nothing to check is named. Name a file, a folder, a URL or - for standard input.')
  }
  const url = flags.url === undefined ? undefined : optional('--url', flags.url)
  if (url !== undefined && (!/^https?:\/\/[^/?#]/i.test(url) || !URL.canParse(url))) {
    throw new Failure(
      `--url must be the absolute http(s) URL of the file, such as https://www.example.com/sitemap.xml, but it is "${url}".`,
    )
  }
  const dir = optional('--dir', flags.dir)
  if (dir !== undefined && flags.pages === true) {
    throw new Failure('--dir looks at the pages of a built site, --pages at the live ones. Use one of them.')
  }
  if (flags.sample !== undefined && flags.pages !== true) {
    throw new Failure('--sample says how many live pages are asked, so it goes with --pages.')
  }
  return {
    url,
    dir,
    sample: flags.pages === true ? readCount('--sample', flags.sample, 100) : undefined,
    allowPrivate: flags.allowPrivate === true,
  }
}

/** The report, and a line for each URL named that could not be read. */
async function checkAll(
  paths: string[],
  request: Request,
  settings: Settings,
  terminal: Terminal,
  progress: Progress,
): Promise<{ report: Report; unread: string[] }> {
  const gathered = await gather(paths, request.url, terminal)
  if (request.url !== undefined && (gathered.sources.length !== 1 || gathered.folders.length > 0)) {
    throw new Failure(
      '--url says where one file is served, so it goes with exactly one file. For a folder use --site.',
    )
  }
  // Of files that are named one by one there may be others; a folder, a built site or what a URL leads to is known whole.
  const wholeSet = gathered.sources.length === 0 || request.dir !== undefined
  let known = await withBuiltPages(request, { ...settings, wholeSet }, terminal)
  const members = await gatherMembers(gathered, request, known, terminal, progress)
  try {
    if (request.sample !== undefined) known = await withLivePages(members, request, known, terminal, progress)
    return {
      report: joinSet(
        members.list.map(({ result }) => result),
        known,
      ),
      unread: members.unread,
    }
  } finally {
    await members.close()
  }
}

async function withBuiltPages({ dir }: Request, settings: Settings, { cwd }: Terminal): Promise<Settings> {
  if (dir === undefined) return settings
  const { readBuiltSite } = await import('../inputs/built-site.ts')
  return { ...settings, pageFacts: await readBuiltSite(dir, cwd, settings.site) }
}

async function withLivePages(
  members: Members,
  { sample = 0, allowPrivate }: Request,
  settings: Settings,
  terminal: Terminal,
  progress: Progress,
): Promise<Settings> {
  const { askPages } = await import('../fetch/ask-pages.ts')
  const pageFacts = await askPages(members, { sample, allowPrivate }, terminal, progress)
  const known = { ...settings, pageFacts }
  await recheck(members.list, known)
  return known
}
