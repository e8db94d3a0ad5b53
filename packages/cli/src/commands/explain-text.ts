import type { Excluded, Result } from '@mapwright/core'
import type { CommitFacts } from '@mapwright/core/node'
import { type Finding, render } from '@mapwright/validator'
import type { Terminal } from '../print.ts'
import { EXCLUDED, explainReason } from './reason-words.ts'

type Listed = Result['listed'][number]
export type ToldCommit = { id: string } & Partial<CommitFacts>

type Row = [label: string, value: string]

/** Stage by stage, why a URL is listed and where its date comes from. */
export function explainListed(
  { loc, lastmod, evidence, file }: Listed,
  commit: ToldCommit | undefined,
  places: { path: string; finding: Finding }[],
  { paint }: Terminal,
): string {
  const { kind, file: source, reason } = evidence
  const rows: Row[] = [
    ['routes', file === undefined ? 'a route without HTML' : `emitted as ${file}`],
    ['pages', 'nothing keeps it out'],
    ['entries', lastmod === null ? 'without a date' : `lastmod ${lastmod}, by ${kind}`],
  ]
  if (source) rows.push([kind === 'html' ? 'stated in' : 'source', source])
  if (commit) rows.push(['commit', describeCommit(commit)])
  if (reason) rows.push([kind === 'none' ? 'why' : 'not trusted', explainReason(reason)])
  for (const { path, finding } of places) rows.push(['check', describeFinding(path, finding)])
  if (places.length === 0) rows.push(['check', 'nothing was found'])
  return `${paint('green', 'listed')}  ${loc}\n${formatRows(rows)}`
}

function describeCommit({ id, committed, subject }: ToldCommit): string {
  const at = committed === undefined ? '' : ` of ${new Date(committed * 1000).toISOString().slice(0, 19)}Z`
  return `${id.slice(0, 12)}${at}${subject === undefined ? '' : `: ${visible(subject)}`}`
}

/** A subject is somebody else's text: nothing in it may steer a terminal. */
const visible = (text: string) => text.replace(/[\0-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g, '?')

function describeFinding(path: string, finding: Finding): string {
  const place = finding.line === undefined ? path : `${path}:${finding.line}:${finding.column}`
  return `${finding.severity} ${finding.rule} at ${place}: ${render(finding).message}`
}

/** The stage that left a URL out, and why. */
export function explainExcluded({ url, stage, reason, detail, file }: Excluded, { paint }: Terminal): string {
  const rows: Row[] = [
    ...(file === undefined ? [] : [['emitted as', file] as Row]),
    [stage, `${reason}: ${EXCLUDED[reason]}`],
    ...(detail === undefined ? [] : [['by', detail] as Row]),
  ]
  return `${paint('yellow', 'not listed')}  ${url}\n${formatRows(rows)}`
}

const formatRows = (rows: Row[]) => rows.map(([name, value]) => `  ${name.padEnd(11)} ${value}\n`).join('')
