import type { EvidenceKind, Result } from '@mapwright/core'

const NAMES: Record<EvidenceKind, string> = {
  given: 'given by the routes, the config or the hook',
  html: 'said by the page',
  ledger: 'from the ledger',
  git: 'newest commit of a source',
  mtime: 'changed since the last commit',
  none: 'absent',
}

/** How many dates come from each kind of evidence, and why the others are absent. */
export function formatDates({ listed }: Result): string {
  const counts = new Map<string, number>()
  for (const { evidence } of listed) {
    const label =
      evidence.kind === 'none'
        ? `${NAMES.none}: ${evidence.reason ?? 'no evidence'}`
        : `${evidence.kind}: ${NAMES[evidence.kind]}`
    counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  const width = Math.max(...[...counts.values()].map((count) => count.toLocaleString('en').length))
  const rows = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([label, count]) => `    ${count.toLocaleString('en').padStart(width)}  ${label}`)
  return `  lastmod\n${rows.join('\n')}\n`
}
