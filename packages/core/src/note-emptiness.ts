import type { Listing } from './entries/list-entries.ts'
import type { Notes } from './notes.ts'
import type { ResolvedOptions } from './options/resolve.ts'
import type { Decided } from './pages/decide.ts'
import type { Collected } from './routes/collect.ts'
import type { Runtime } from './runtime.ts'

/** A run that lists nothing says where it looked, and fails unless that is allowed. Other sitemaps for the index are something to list. */
export function noteEmptiness(
  listing: Listing,
  collected: Collected,
  decided: Decided,
  { allowEmpty, routes, extraSitemaps }: ResolvedOptions,
  { outDir }: Runtime,
  notes: Notes,
): void {
  if (allowEmpty || listing.entries.length > 0 || extraSitemaps.length > 0) return
  if (collected.count === 0) {
    notes.add('no-page', { outDir, routes: routes ? ', and the option `routes` yielded nothing' : '' })
    return
  }
  const counts = new Map<string, number>()
  for (const { reason } of [...collected.excluded, ...decided.excluded, ...listing.excluded]) {
    counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
  const reasons = [...counts].map(([reason, count]) => `${count} ${reason}`).join(', ')
  notes.add('no-entry', { routes: collected.count, reasons })
}
