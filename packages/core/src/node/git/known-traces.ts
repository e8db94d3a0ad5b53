import type { Trace } from './questions.ts'
import type { Repository } from './repository.ts'

/** What was traced last in each repository: a watcher builds many times from one HEAD. */
const latest = new Map<string, { key: string; traces: Map<string, Trace> }>()

/** Traces of the same history by path, to be read and added to. Another HEAD, another boundary or another ignored revision begins anew. */
export function knownTraces({ top, head, boundaries }: Repository, ignored: Set<string>): Map<string, Trace> {
  const key = [head, ...[...boundaries.keys()].sort(), 'ignored', ...[...ignored].sort()].join(' ')
  const known = latest.get(top)
  if (known?.key === key) return known.traces
  const traces = new Map<string, Trace>()
  latest.set(top, { key, traces })
  return traces
}
