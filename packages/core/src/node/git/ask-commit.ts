import type { Change, Changes } from './changes.ts'
import { isModeChange } from './exact-renames.ts'
import type { QuestionBook, Questions } from './questions.ts'

/** Files that a commit has otherwise than each of the parents asked so far. */
export type Differing = Map<string, { numbers: number[]; from: Difference[] }>

/** A parent from which a file differs, and how. */
interface Difference {
  parent: string
  change: Change
  /** All that changed from that parent. */
  changes: Changes
}

/** Passes the questions about what is the same on to the first parent. Returns what differs. */
export function askFirstParent(
  parent: string,
  questions: Questions,
  changes: Changes,
  book: QuestionBook,
): Differing {
  const differing: Differing = new Map()
  changes.forEach((path, at) => {
    const numbers = questions.get(path)
    if (!numbers) return
    questions.delete(path)
    differing.set(path, { numbers, from: [{ parent, change: changes.read(at), changes }] })
  })
  book.passAll(parent, questions)
  return differing
}

/** Passes on what is the same in another parent of a merge. */
export function askOtherParent(
  parent: string,
  differing: Differing,
  changes: Changes,
  book: QuestionBook,
): void {
  changes.forEach((path, at) => {
    differing.get(path)?.from.push({ parent, change: changes.read(at), changes })
  })
  for (const [path, { numbers, from }] of differing) {
    if (from.at(-1)!.parent === parent) continue
    differing.delete(path)
    book.pass(parent, path, numbers)
  }
}

/** Of a merge with two parents: what does not differ from both is the same in the second, and is passed on to it. */
export function askSecondParent(
  parent: string,
  differing: Differing,
  fromBoth: Changes,
  book: QuestionBook,
): void {
  const changed = new Set<string>()
  fromBoth.forEach((path) => {
    changed.add(path)
  })
  for (const [path, { numbers }] of differing) {
    if (changed.has(path)) continue
    differing.delete(path)
    book.pass(parent, path, numbers)
  }
}

/** A file that differs from every parent: its content may be that of one of them all the same. */
export function decide(id: string, differing: Differing, book: QuestionBook): void {
  for (const [path, { numbers, from }] of differing) {
    const origin = findOrigin(path, from)
    const earlier = from.filter(({ change }) => change.status !== 'A').map(({ parent }) => parent)
    if (origin) book.pass(origin.parent, origin.path, numbers)
    else if (book.isIgnored(id) && earlier.length > 0) book.split(earlier, path, numbers)
    else book.countOrEnd(id, numbers)
  }
}

/** The parent that has the same content under another mode or name. */
function findOrigin(path: string, from: Difference[]): { parent: string; path: string } | undefined {
  const sameContent = from.find(({ change }) => isModeChange(change))
  if (sameContent) return { parent: sameContent.parent, path }
  for (const { parent, change, changes } of from) {
    const oldPath = change.status === 'A' ? changes.renames.get(path) : undefined
    if (oldPath !== undefined) return { parent, path: oldPath }
  }
  return undefined
}
