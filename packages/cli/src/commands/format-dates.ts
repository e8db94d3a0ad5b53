import { type EvidenceKind, type Result, summariseEvidence } from '@mapwright/core'
import { explainReason } from './reason-words.ts'

const KINDS: Record<Exclude<EvidenceKind, 'none'>, string> = {
  given: 'given by the routes, the config or the hook',
  html: 'stated by the page',
  ledger: 'first seen so, by the ledger',
  git: 'newest commit of a source',
  mtime: 'a source changed since its last commit',
}

/** The table of dates: how many come from each kind of evidence, how many are absent and why, and what was not believed. */
export function formatDates(result: Result): string {
  const { dated, absent, doubted } = summariseEvidence(result)
  const rows: [number, string][] = [
    ...dated.map(({ kind, count }): [number, string] => [count, `${kind}: ${KINDS[kind]}`]),
    ...absent.map(({ reason, count }): [number, string] => [count, `absent: ${explainReason(reason)}`]),
    ...doubted.map(({ reason, count }): [number, string] => [
      count,
      `not believed: ${explainReason(reason)}`,
    ]),
  ]
  if (rows.length === 0) return ''
  const counts = rows.map(([count]) => count.toLocaleString('en'))
  const width = Math.max(...counts.map((count) => count.length))
  return `  lastmod\n${rows.map(([, label], index) => `    ${counts[index]!.padStart(width)}  ${label}\n`).join('')}`
}
