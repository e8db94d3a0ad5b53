import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Excluded, type Result, run } from '@mapwright/core'
import { loadReport, openStaging } from '@mapwright/core/node'
import { render } from '@mapwright/validator'
import { CLEAN, FINDINGS } from '../exit-code.ts'
import { Failure } from '../failure.ts'
import { oneOf, optional } from '../flags.ts'
import type { Terminal } from '../print.ts'
import { prepare } from './generate.ts'
import type { GenerateFlags } from './generate-options.ts'

type Listed = Result['listed'][number]

/** `mapwright explain`: 0 for a URL that is listed, 1 for one that is not, 2 for one that no route has. */
export async function explain(targets: string[], flags: GenerateFlags, terminal: Terminal): Promise<number> {
  if (targets.length !== 1) throw new Failure('Name one URL or path: mapwright explain /blog/first-post/')
  const format = oneOf('--format', optional('--format', flags.format) ?? 'pretty', ['pretty', 'json'])
  const target = targets[0]!
  const result = await findResult(flags, terminal)
  const listed = result.listed.find(({ loc, file }) => file === target || isSame(loc, target))
  const excluded = result.excluded.find(({ url, file }) => file === target || isSame(url, target))
  if (!listed && !excluded)
    throw new Failure(
      `No route of the last run is ${target}: ${result.routes} were looked at. Is the page built, and is the path spelled as it is served?`,
    )
  const text =
    format === 'json'
      ? `${JSON.stringify(listed ?? excluded, null, 2)}\n`
      : listed
        ? explainListed(listed, result, terminal)
        : explainExcluded(excluded!, terminal)
  await terminal.out(text)
  return listed ? CLEAN : FINDINGS
}

async function findResult(flags: GenerateFlags, terminal: Terminal): Promise<Result> {
  const dir = optional('--dir', flags.dir)
  if (dir !== undefined) return tryRun(dir, flags, terminal)
  const file = optional('--report', flags.report)
  const result = loadReport(terminal.cwd, file === undefined ? undefined : resolve(terminal.cwd, file))
  if (result) return result
  throw new Failure(
    file === undefined
      ? 'There is no report of a build here (node_modules/.cache/mapwright/report.json). Build the site first, name a report by --report, or a folder of pages by --dir with the flags of generate.'
      : `There is no report ${file}.`,
  )
}

/** A run that publishes nothing: it is staged elsewhere and thrown away. */
async function tryRun(dir: string, flags: GenerateFlags, terminal: Terminal): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'mapwright-'))
  try {
    const { options, runtime } = await prepare([dir], flags, terminal)
    const staging = await openStaging(folder)
    return await run(options, { ...runtime, existing: async () => [], stage: async () => staging })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** URLs and paths are the same where they differ by a final slash, an escape or the host that a path leaves out. */
function isSame(known: string, asked: string): boolean {
  const path = (url: string) => {
    const { pathname, search } = new URL(url, 'https://site.invalid')
    try {
      return decodeURIComponent(pathname).replace(/(?<=.)\/$/, '') + search
    } catch {
      return pathname + search
    }
  }
  const hosts = [known, asked].map((url) => (/^https?:\/\//i.test(url) ? new URL(url).host : undefined))
  if (hosts[0] !== undefined && hosts[1] !== undefined && hosts[0] !== hosts[1]) return false
  return path(known) === path(asked.startsWith('/') || /^https?:/i.test(asked) ? asked : `/${asked}`)
}

function explainListed(
  { loc, lastmod, evidence, file }: Listed,
  { report }: Result,
  { paint }: Terminal,
): string {
  const findings = report.files.flatMap((one) => one.findings.filter((finding) => finding.loc === loc))
  const { kind, file: source, commit, reason } = evidence
  const subject = 'subject' in evidence && typeof evidence.subject === 'string' ? ` ${evidence.subject}` : ''
  const rows = [
    ['routes', file === undefined ? 'a route without HTML' : `emitted as ${file}`],
    ['pages', 'nothing in it keeps it out'],
    ['lastmod', lastmod ?? 'absent'],
    ['evidence', kind],
    ...(source ? [['from', source]] : []),
    ...(commit ? [['commit', `${commit.slice(0, 12)}${subject}`]] : []),
    ...(reason ? [[kind === 'none' ? 'why' : 'not trusted', reason]] : []),
    ['findings', findings.length === 0 ? 'none' : ''],
  ]
  const told = findings.map(
    (finding) => `    ${finding.severity} ${finding.rule}: ${render(finding).message}`,
  )
  return `${paint('green', 'listed')}  ${loc}\n${formatRows(rows)}${told.join('\n')}${told.length > 0 ? '\n' : ''}`
}

const WHY: Record<Excluded['reason'], string> = {
  noindex: 'the page asks not to be indexed',
  redirect: 'the page redirects',
  'canonical-elsewhere': 'the page names another URL as its canonical one',
  'error-page': 'it is an error page',
  filtered: 'the options include or exclude leave it out',
  'dropped-by-entry': 'the hook entry dropped it',
  duplicate: 'another route has the same URL',
  disallowed: 'robots.txt disallows it',
  invalid: 'it cannot be listed in this sitemap',
  stale: 'this build did not write the file, which is older',
  asset: 'it is no page: a hidden name, a package, or no document',
}

function explainExcluded({ url, stage, reason, detail, file }: Excluded, { paint }: Terminal): string {
  const rows = [
    ['stage', stage],
    ['reason', `${reason}: ${WHY[reason]}`],
    ...(detail ? [['by', detail]] : []),
    ...(file ? [['file', file]] : []),
  ]
  return `${paint('yellow', 'not listed')}  ${url}\n${formatRows(rows)}`
}

const formatRows = (rows: string[][]) =>
  rows.map(([name, value]) => `  ${name!.padEnd(11)} ${value}\n`).join('')
