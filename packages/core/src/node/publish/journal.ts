import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '../errors.ts'
import { isOlder, isRunning, machine } from './temporary.ts'

/** What a publish is about to do. It lies in the output folder while the publish works, which makes it a lock as well. */
export interface Journal {
  machine: string
  pid: number
  /** In this order: children, entrance, robots.txt. Paths relative to the output folder. */
  moves: Move[]
  /** After the moves. */
  removals: Removal[]
}

/** States tell the next run what is done, and whether anybody else has written there since. */
export interface Move {
  from: string
  to: string
  /** State of `to` when the journal was written. */
  before: string
  /** State of `to` once the move is done. */
  after: string
}

export interface Removal {
  path: string
  before: string
}

/** Finishes or undoes what a journal says. */
export type Settle = (journal: Journal) => void

const NAME = '.mapwright-journal.json'
/** A publish is a few renames. One that seems to take longer belongs to a process that is gone, its number given to another. */
const MOST_AGE = 60_000
/** Time enough to write a small file; a journal that is no JSON after it was cut off. */
const WRITING_AGE = 1000
const POLL = 20

/** Journals of this very process that are at work. */
const atWork = new Set<string>()

/** State of a file as text: absent, or its size and time, which a rename keeps. */
export function stateOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats ? `${stats.size} ${stats.mtimeMs}` : 'absent'
}

/** Takes the folder for one publish. Waits while another process publishes, and settles what a dead one left. */
export async function openJournal(
  folder: string,
  plan: () => Pick<Journal, 'moves' | 'removals'>,
  settle: Settle,
): Promise<Journal> {
  const file = join(folder, NAME)
  for (;;) {
    await settleJournals(folder, settle)
    const journal: Journal = { machine, pid: process.pid, ...plan() }
    if (!create(file, JSON.stringify(journal))) continue
    atWork.add(file)
    return journal
  }
}

export function closeJournal(folder: string): void {
  const file = join(folder, NAME)
  rmSync(file, { force: true })
  atWork.delete(file)
}

/** A publish that failed half-way leaves its journal to the next run. */
export const abandonJournal = (folder: string): boolean => atWork.delete(join(folder, NAME))

/** Settles the journals of publishes that were cut off; waits for one that is at work. */
export async function settleJournals(folder: string, settle: Settle): Promise<void> {
  for (;;) {
    const names = readdirSync(folder).filter((name) => name.startsWith(NAME))
    const waiting = names.filter((name) => !settleDead(join(folder, name), join(folder, NAME), settle))
    if (waiting.length === 0) return
    await new Promise((resolve) => setTimeout(resolve, POLL))
  }
}

function create(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/**
 * True where nothing is to be waited for. Of several processes that find a dead journal one claims it, by renaming it to a name with its
 * own number; a claim whose owner died in turn is claimed again.
 */
function settleDead(file: string, journalFile: string, settle: Settle): boolean {
  const text = readIfThere(file)
  if (text === undefined) return true
  if (isAlive(file, text, file !== journalFile)) return false
  const claim = `${journalFile}.${machine}.${process.pid}`
  if (file !== claim && !renameIfThere(file, claim)) return true
  if (readIfThere(claim) !== text) {
    renameSync(claim, file) // Another process has settled it in between and begun its own publish.
    return false
  }
  const journal = parse(text)
  if (journal) settle(journal)
  rmSync(claim, { force: true })
  return true
}

function isAlive(file: string, text: string, isClaim: boolean): boolean {
  const journal = parse(text)
  if (isOlder(file, MOST_AGE)) return false
  if (!isClaim && !journal) return !isOlder(file, WRITING_AGE)
  const [host, pid] = isClaim ? file.split('.').slice(-2) : [journal!.machine, journal!.pid]
  if (host !== machine) return true
  return Number(pid) === process.pid ? atWork.has(file) : isRunning(Number(pid))
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

function renameIfThere(from: string, to: string): boolean {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}

function parse(text: string): Journal | undefined {
  try {
    return JSON.parse(text) as Journal
  } catch {
    return undefined // Cut off while it was written: nothing had been moved yet.
  }
}
