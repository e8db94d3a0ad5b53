import type { Entry, Excluded, ListedEntry, Page } from '../model.ts'
import type { Notes } from '../notes.ts'
import { show } from '../options/judge.ts'
import type { ResolvedOptions } from '../options/resolve.ts'
import type { EntryHook, HookEntry } from '../options.ts'
import { readGivenUrl } from '../routes/given-url.ts'
import { pathOfLoc } from '../routes/loc.ts'
import { isRecord } from '../values.ts'
import { keepGoodFields } from './fields.ts'
import type { Dating } from './lastmod.ts'
import { resolveAlternates, resolveImages, resolveVideos } from './make-entry.ts'
import { instantOf, writeGiven } from './w3c.ts'

/** An entry with the page it is made from: what the hook is told. */
export interface Candidate extends ListedEntry {
  page: Page
  isOverruled?: boolean
}

export interface HookContext {
  options: ResolvedOptions
  /** Milliseconds; no later date is written. */
  latest: number
  excluded: Excluded[]
  notes: Notes
}

/** Asks the user's hook about every entry. Entries that it adds are routes of their own; `added` counts them. */
export async function applyHook(
  candidates: Candidate[],
  hook: EntryHook,
  context: HookContext,
): Promise<{ kept: Candidate[]; added: number }> {
  const kept: Candidate[] = []
  let added = 0
  for (const candidate of candidates) {
    const answers = await ask(hook, candidate, context)
    if (answers === undefined) return { kept: candidates, added: 0 }
    const own = answers.find(({ loc }) => loc === candidate.entry.loc) ?? answers[0]
    if (!own) refuse(candidate.entry.loc, 'dropped-by-entry', candidate, context)
    for (const answer of answers) {
      if (answer !== own) added++
      const settled = settle(answer, answer === own ? candidate : { ...candidate, file: undefined }, context)
      if (settled) kept.push(settled)
    }
  }
  return { kept, added }
}

/** The entries that the hook leaves in the place of one; undefined where it failed, which is noted. */
async function ask(
  hook: EntryHook,
  { entry, page }: Candidate,
  { notes }: HookContext,
): Promise<HookEntry[] | undefined> {
  const copy: HookEntry = structuredClone(entry)
  let answer: unknown
  try {
    answer = hook(copy as Entry, page)
    if (answer instanceof Promise) answer = await answer
  } catch (error) {
    notes.add('entry-failed', {
      loc: entry.loc,
      error: error instanceof Error ? error.message : String(error),
    })
    return undefined
  }
  if (answer === undefined) return [copy]
  if (answer === false || answer === null) return []
  const answers = [answer].flat()
  const wrong = answers.find((one) => !isRecord(one) || typeof one.loc !== 'string')
  if (wrong === undefined) return answers as HookEntry[]
  const found = isRecord(wrong) ? `an entry whose loc is ${show(wrong.loc)}` : show(wrong)
  notes.add('entry-answer-wrong', { loc: entry.loc, found })
  return undefined
}

/** What the hook left, as it is written; undefined where its loc cannot be listed. */
function settle(left: HookEntry, candidate: Candidate, context: HookContext): Candidate | undefined {
  const { options, notes } = context
  const answer = keepGoodFields(left, 'entry', left.loc, notes)
  const loc = answer.loc === candidate.entry.loc ? answer.loc : listableLoc(answer.loc, context)
  if (loc === undefined) {
    refuse(answer.loc, 'invalid', candidate, context)
    return undefined
  }
  const { lastmod, evidence } = dateOf(answer, candidate, context)
  const entry: Entry = { ...answer, loc, lastmod }
  if (answer.alternates)
    entry.alternates = resolveAlternates(answer.alternates, loc, { site: options.site, notes })
  if (answer.images) entry.images = resolveImages(answer.images, options.site)
  if (answer.videos) entry.videos = resolveVideos(answer.videos, options.site)
  return { ...candidate, entry, evidence }
}

function listableLoc(text: string, { options, notes }: HookContext): string | undefined {
  const { loc, problem } = readGivenUrl(text, options)
  if (loc && !problem) return loc
  notes.add('entry-loc-invalid', { root: options.site.root }, text)
  return undefined
}

/** A date that the hook set replaces any other and counts as given; one that it took away is gone. */
function dateOf(
  { lastmod: set }: HookEntry,
  { entry, evidence }: Candidate,
  { latest, notes }: HookContext,
): Dating {
  if (set === entry.lastmod) return { lastmod: entry.lastmod, evidence }
  if (set === undefined || set === null) return { evidence: { kind: 'none', reason: 'removed-by-entry' } }
  const lastmod = writeGiven(set)
  if (lastmod === undefined) notes.add('lastmod-invalid', {}, `${entry.loc}: ${String(set)}`)
  else if (instantOf(lastmod) > latest) notes.add('lastmod-in-future', {}, `${entry.loc}: ${lastmod}`)
  else return { lastmod, evidence: { kind: 'given' } }
  return { evidence: { kind: 'none', reason: lastmod === undefined ? 'given-invalid' : 'given-future' } }
}

function refuse(
  loc: string,
  reason: 'dropped-by-entry' | 'invalid',
  { file }: Candidate,
  { excluded }: HookContext,
): void {
  const url = /^https?:\/\//.test(loc) && reason === 'dropped-by-entry' ? pathOfLoc(loc) : loc
  excluded.push({ url, stage: 'entries', reason, file })
}
