import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { type Result, run } from '@mapwright/core'
import { describeCommit, loadReport, openStaging, REPORT_FILE } from '@mapwright/core/node'
import { CLEAN, FINDINGS } from '../exit-code.ts'
import { Failure } from '../failure.ts'
import { oneOf, optional } from '../flags.ts'
import { findPackage } from '../inputs/find-package.ts'
import type { Terminal } from '../print.ts'
import { explainExcluded, explainListed } from './explain-text.ts'
import { prepare } from './generate.ts'
import type { GenerateFlags } from './generate-options.ts'

type Listed = Result['listed'][number]

/** `mapwright explain`: 0 for a URL that is listed, 1 for one that is not, 2 for one that no route has. */
export async function explain(targets: string[], flags: GenerateFlags, terminal: Terminal): Promise<number> {
  const [target, ...inputs] = targets
  if (target === undefined) throw new Failure('Name one URL or path: mapwright explain /blog/first-post/')
  const format = oneOf('--format', optional('--format', flags.format) ?? 'pretty', ['pretty', 'json'])
  const { result, root } = await findResult(inputs, flags, terminal)
  const name = target.replace(/^\//, '')
  const listed = result.listed.find(({ loc, file }) => isSame(loc, target) || file === name)
  const excluded = result.excluded.find(({ url, file }) => isSame(url, target) || file === name)
  if (!listed && !excluded) {
    throw new Failure(
      `No route is ${target}: ${result.routes} were looked at. Is the page built, and is the path spelled as it is served?`,
    )
  }
  const { findings, places } = findingsOf(listed?.loc, result)
  const commit = listed && (await commitOf(listed, root))
  if (format === 'json') {
    const told = listed ? { listed: { ...listed, ...(commit && { commit }) }, findings } : { excluded }
    await terminal.out(`${JSON.stringify(told, null, 2)}\n`)
  } else if (listed) await terminal.out(explainListed(listed, commit, places, terminal))
  else await terminal.out(explainExcluded(excluded!, terminal))
  return listed ? CLEAN : FINDINGS
}

async function findResult(
  inputs: string[],
  flags: GenerateFlags,
  terminal: Terminal,
): Promise<{ result: Result; root: string }> {
  const { cwd } = terminal
  if (inputs.length > 0) return { result: await tryRun(inputs, flags, terminal), root: cwd }
  const file = optional('--report', flags.report)
  const root = findPackage(cwd) ?? cwd
  let result: Result | undefined
  try {
    result = loadReport(root, file === undefined ? undefined : resolve(cwd, file))
  } catch (error) {
    throw new Failure((error as Error).message)
  }
  if (result) return { result, root }
  throw new Failure(
    file === undefined
      ? `There is no report of a build here (${REPORT_FILE}). Build the site first, name a report by --report, or a folder of pages behind the URL, with the flags of generate.`
      : `There is no report ${file}.`,
  )
}

/** A run that publishes nothing: it is staged elsewhere and thrown away. */
async function tryRun(inputs: string[], flags: GenerateFlags, terminal: Terminal): Promise<Result> {
  const { options, runtime } = await prepare(inputs, flags, terminal)
  const folder = await mkdtemp(join(tmpdir(), 'mapwright-'))
  try {
    const staging = await openStaging(folder)
    return await run(options, { ...runtime, existing: async () => [], stage: async () => staging })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** URLs and paths are the same where they differ by a final slash, an escape, or the host that a path leaves out. */
function isSame(known: string, asked: string): boolean {
  const isUrl = /^https?:\/\//i
  if (isUrl.test(known) && isUrl.test(asked) && hostOf(known) !== hostOf(asked)) return false
  return pathOf(known) === pathOf(isUrl.test(asked) ? asked : `/${asked.replace(/^\/+/, '')}`)
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : url)

function pathOf(url: string): string {
  if (!URL.canParse(url, 'https://site.invalid')) return url
  const { pathname, search } = new URL(url, 'https://site.invalid')
  const path = pathname.replace(/(?<=.)\/$/, '') + search
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function findingsOf(loc: string | undefined, { report }: Result) {
  const found = report.files.flatMap(({ path, findings }) =>
    findings.flatMap((finding) => (loc !== undefined && finding.loc === loc ? { path, finding } : [])),
  )
  return { places: found, findings: found.map(({ finding }) => finding) }
}

/** Git is asked anew for what a report does not hold. */
async function commitOf({ evidence: { commit, file } }: Listed, root: string) {
  if (commit === undefined) return undefined
  const folders = file === undefined ? [root] : [dirname(resolve(root, file)), root]
  for (const folder of folders) {
    const facts = await describeCommit(folder, commit)
    if (facts) return { id: commit, ...facts }
  }
  return { id: commit }
}
