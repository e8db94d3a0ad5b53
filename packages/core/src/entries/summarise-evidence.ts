import type { EvidenceKind, Result } from '../model.ts'

/** Where the dates of a run come from. */
export interface EvidenceSummary {
  /** How many entries have a date by each kind of evidence. */
  dated: { kind: Exclude<EvidenceKind, 'none'>; count: number }[]
  /** How many entries have no date, by the first reason; the most frequent first. */
  absent: { reason: string; count: number; examples: string[] }[]
  /** How many dates of stronger evidence were not believed, by reason. */
  doubted: { reason: string; count: number }[]
}

const KINDS = ['given', 'html', 'ledger', 'git', 'mtime'] as const
const SHOWN = 3

/** Counts the evidence of a result, for the table that says how many dates there are and why others are absent. */
export function summariseEvidence({ listed }: Pick<Result, 'listed'>): EvidenceSummary {
  const kinds = new Map<string, number>()
  const absent = new Map<string, { count: number; examples: string[] }>()
  const doubted = new Map<string, number>()
  for (const { loc, evidence } of listed) {
    const [first = 'no-date', ...rest] = evidence.reason?.split('; ') ?? []
    if (evidence.kind === 'none') {
      const known = absent.get(first) ?? { count: 0, examples: [] }
      known.count++
      if (known.examples.length < SHOWN) known.examples.push(loc)
      absent.set(first, known)
    } else kinds.set(evidence.kind, (kinds.get(evidence.kind) ?? 0) + 1)
    const doubts = evidence.kind === 'none' || evidence.reason === undefined ? rest : [first, ...rest]
    for (const reason of doubts) doubted.set(reason, (doubted.get(reason) ?? 0) + 1)
  }
  return {
    dated: KINDS.flatMap((kind) => (kinds.has(kind) ? { kind, count: kinds.get(kind)! } : [])),
    absent: [...absent].map(([reason, about]) => ({ reason, ...about })).sort((a, b) => b.count - a.count),
    doubted: [...doubted].map(([reason, count]) => ({ reason, count })).sort((a, b) => b.count - a.count),
  }
}
