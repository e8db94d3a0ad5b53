import type { Excluded } from '../model.ts'
import type { Notes } from '../notes.ts'
import type { ResolvedOptions } from '../options/resolve.ts'
import type { Decided } from '../pages/decide.ts'
import { pathOfLoc } from '../routes/loc.ts'
import type { Runtime } from '../runtime.ts'
import { datePages } from './date-pages.ts'
import { applyHook, type Candidate } from './hook.ts'
import { joinEntries } from './join.ts'
import { latestOf } from './lastmod.ts'
import { makeEntry } from './make-entry.ts'

export interface Listing {
  entries: Candidate[]
  excluded: Excluded[]
  /** Routes that the hook added. */
  added: number
  /** Remembers what was seen of the pages' content; for when the sitemap is published. */
  saveLedger(): Promise<void>
}

/** From here on a loc is too long (sitemaps.org: "less than 2,048 characters"). */
const TOO_LONG = 2_048

/** Turns pages into entries: their fields, their dates, what the hook makes of them; each loc once, in order. */
export async function listEntries(
  { listed, wrongOrigins }: Decided,
  options: ResolvedOptions,
  runtime: Runtime,
  notes: Notes,
): Promise<Listing> {
  const excluded: Excluded[] = []
  const { dateAt, saveLedger } = await datePages(listed, options, runtime, notes)
  const context = { site: options.site, wrongOrigins, notes }
  const candidates = listed.map(({ page, file, loc, isOverruled }, i): Candidate => {
    const { lastmod, evidence } = dateAt(i)
    return { entry: makeEntry(page, loc, lastmod, context), evidence, page, file, isOverruled }
  })
  runtime.relate?.(candidates, options.site.root)
  const { kept, added } = options.entry
    ? await applyHook(candidates, options.entry, { options, latest: latestOf(runtime), excluded, notes })
    : { kept: candidates, added: 0 }
  const short = kept.filter(({ entry, file }) => {
    if (entry.loc.length < TOO_LONG) return true
    excluded.push({
      url: pathOfLoc(entry.loc),
      stage: 'entries',
      reason: 'invalid',
      detail: 'too long',
      file,
    })
    notes.add('loc-too-long', {}, `${entry.loc.slice(0, 80)}…`)
    return false
  })
  return { entries: joinEntries(short, excluded), excluded, added, saveLedger }
}
