import type { KeptLedger } from '../ledger/keep-ledger.ts'
import type { Evidence, Page } from '../model.ts'
import type { Notes } from '../notes.ts'
import type { ResolvedOptions } from '../options/resolve.ts'
import type { KnownPage } from '../pages/read-pages.ts'
import type { CiHost, Runtime } from '../runtime.ts'
import { type BeliefContext, believePageDate } from './believe.ts'
import { noteDisbelief, noteLostDates } from './lastmod-notes.ts'
import type { SourceDate } from './source-date.ts'
import { instantOf, writeGiven, writeSeconds } from './w3c.ts'

/** An entry's date and why it has it. */
export interface Dating {
  lastmod?: string
  evidence: Evidence
}

export interface DatingContext {
  options: ResolvedOptions
  belief: BeliefContext
  /** Milliseconds; no later date is written. */
  latest: number
  host?: CiHost
  ledger?: KeptLedger
  notes: Notes
}

const DAY = 86_400_000

/** What is later than this is in the future: 24 hours behind now, or behind SOURCE_DATE_EPOCH where that is later. */
export const latestOf = (runtime: Pick<Runtime, 'now' | 'sourceDateEpoch'>): number =>
  Math.max(runtime.now(), runtime.sourceDateEpoch ?? 0) + DAY

/** The first kind of evidence, in the order of the options, whose date can be trusted; with what was not believed before it. */
export function datePage(known: KnownPage, source: SourceDate, context: DatingContext): Dating {
  const { page } = known
  const doubts: string[] = []
  for (const kind of context.options.lastmod.order) {
    const dating = tellers[kind]?.(known, source, context, doubts)
    if (!dating?.lastmod) continue
    if (instantOf(dating.lastmod) <= context.latest) {
      noteIfBehindGit(page, dating, source, context)
      return doubts.length === 0
        ? dating
        : { ...dating, evidence: { ...dating.evidence, reason: doubts.join('; ') } }
    }
    doubts.push(`${kind}-future`)
    context.notes.add('lastmod-in-future', {}, `${page.route.path}: ${dating.lastmod}`)
  }
  if (isAsked(context) && source.reason) {
    doubts.unshift(source.reason)
    noteLostDates(source, page, context.notes, context.host)
  }
  return { evidence: noEvidence(source.file, doubts) }
}

// Shared where they are alike: most entries without a date lack it for the same reason.
const GIVEN: Evidence = { kind: 'given' }
const NO_DATE: Evidence = { kind: 'none', reason: 'no-date' }
const NO_SOURCE: Evidence = { kind: 'none', reason: 'no-source' }

function noEvidence(file: string | undefined, doubts: string[]): Evidence {
  const reason = doubts.join('; ')
  if (reason === '') return NO_DATE
  return reason === 'no-source' ? NO_SOURCE : { kind: 'none', file, reason }
}

const isAsked = ({ options }: DatingContext) =>
  options.lastmod.order.some((kind) => kind === 'git' || kind === 'mtime')

type Teller = (
  known: KnownPage,
  source: SourceDate,
  context: DatingContext,
  doubts: string[],
) => Dating | undefined

/** Git and mtime answer as one, with the newest of the sources: a changed file may be newer than what git knows of another. */
const tellSource: Teller = (_known, { at, kind, file, commit }) =>
  at === undefined
    ? undefined
    : { lastmod: writeSeconds(at), evidence: { kind, file, ...(commit && { commit }) } }

const tellers: Partial<Record<string, Teller>> = {
  given({ page }, _source, { notes }, doubts) {
    const value: unknown = page.route.given?.lastmod
    if (value === undefined || value === null) return undefined
    const lastmod = writeGiven(value)
    if (lastmod) return { lastmod, evidence: GIVEN }
    doubts.push('given-invalid')
    notes.add('lastmod-invalid', {}, `${page.route.path}: ${String(value)}`)
    return undefined
  },
  html({ page }, _source, { belief, notes }, doubts) {
    for (const stated of page.dates) {
      const answer = believePageDate(stated, belief)
      if ('lastmod' in answer)
        return { lastmod: answer.lastmod, evidence: { kind: 'html', file: stated.where } }
      doubts.push(answer.disbelief)
      noteDisbelief(answer.disbelief, stated.value, page, notes)
    }
    return undefined
  },
  ledger(known, _source, { ledger }, doubts) {
    const answer = ledger?.answer(known)
    if (!answer) return undefined
    if ('lastmod' in answer)
      return { lastmod: answer.lastmod, evidence: { kind: 'ledger', file: ledger!.file } }
    doubts.push(answer.doubt)
    return undefined
  },
  git: tellSource,
  mtime: tellSource,
}

const HALF_A_YEAR = 183 * DAY

function noteIfBehindGit(
  page: Page,
  { lastmod, evidence }: Dating,
  source: SourceDate,
  { notes }: DatingContext,
): void {
  if (evidence.kind !== 'given' || source.kind !== 'git' || source.at === undefined) return
  if (source.at * 1_000 - instantOf(lastmod!) > HALF_A_YEAR) {
    notes.add('lastmod-behind-git', {}, `${page.route.path}: ${lastmod}, git ${writeSeconds(source.at)}`)
  }
}
