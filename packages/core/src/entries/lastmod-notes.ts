import type { DateReason, Page } from '../model.ts'
import type { NoteId } from '../note-words.ts'
import type { Notes } from '../notes.ts'
import type { CiHost } from '../runtime.ts'
import type { Disbelief } from './believe.ts'
import type { SourceDate } from './source-date.ts'

const disbeliefNotes: Record<Disbelief, NoteId> = {
  'html-invalid': 'page-date-invalid',
  'html-too-old': 'page-date-invalid',
  'html-build-time': 'page-date-of-build',
  'html-boundary': 'page-date-of-clone',
  'html-shared': 'page-date-shared',
}

export function noteDisbelief(disbelief: Disbelief, value: string, page: Page, notes: Notes): void {
  const id = disbeliefNotes[disbelief]
  const isAlike = disbelief === 'html-shared'
  notes.add(id, isAlike ? { date: value } : {}, isAlike ? page.route.path : `${page.route.path}: ${value}`)
}

/** Reasons that concern git as a whole, or the clone; those of a single file are in the evidence. */
const lostNotes: Partial<Record<DateReason, NoteId>> = {
  shallow: 'git-shallow',
  'no-git': 'git-missing',
  'no-repository': 'git-no-repository',
  'no-commits': 'git-no-commits',
  'dubious-ownership': 'git-dubious-ownership',
  'partial-clone': 'git-partial-clone',
  'git-failed': 'git-failed',
  future: 'lastmod-in-future',
}

/** `host` is whose machine builds: it decides how a clone is mended. */
export function noteLostDates(
  { reason, file, detail }: SourceDate,
  page: Page,
  notes: Notes,
  host: CiHost | undefined,
): void {
  const id = reason && lostNotes[reason]
  if (!id) return
  const params = { ...(host && { host }), ...(id === 'git-failed' && { error: firstLine(detail) }) }
  notes.add(id, params, file ?? page.route.path)
}

const firstLine = (text = '') => text.split('\n')[0] || 'no reason was given'

/** Reasons for which git does not know what a whole clone would tell. */
export const CANNOT_ASK: DateReason[] = [
  'shallow',
  'partial-clone',
  'no-git',
  'no-repository',
  'no-commits',
  'dubious-ownership',
  'git-failed',
]
