import type { Changes, Comparer } from './compare-commits.ts'
import { type Change, findExactRenames, isModeChange, parseChange } from './exact-renames.ts'
import type { QuestionBook, Questions } from './questions.ts'
import type { Commit } from './read-history.ts'

/** Files that a commit has otherwise than its parents so far compared. */
type Differing = Map<string, { numbers: number[]; from: Difference[] }>

/** A parent from which a file differs, and how. */
interface Difference {
  parent: string
  change: Change
  /** All that changed from that parent. */
  changes: Changes
}

/** Answers the questions put to a commit, or passes them on to its parents. `changes` are those from its first parent. */
export async function askCommit(
  { id, parents }: Commit,
  questions: Questions,
  changes: Changes,
  book: QuestionBook,
  comparer: Comparer,
): Promise<void> {
  const [first, ...others] = parents
  if (parents.length === 0) {
    for (const numbers of questions.values()) book.countOrEnd(id, numbers)
    return
  }
  if (first === undefined) {
    for (const numbers of questions.values()) book.answer(numbers, { reason: 'shallow' })
    return
  }
  const differing: Differing = new Map()
  for (const [path, numbers] of takeChanged(changes, questions)) differing.set(path, { numbers, from: [] })
  addDifferences(differing, first, changes)
  book.passAll(first, questions)
  for (const parent of others) {
    if (differing.size > 0) await askOtherParent(id, parent, differing, book, comparer)
  }
  for (const [path, { numbers, from }] of differing) decide(id, path, numbers, from, book)
}

/** Takes the questions about changed paths out of all. */
function takeChanged(changes: Changes, questions: Questions): Questions {
  const taken: Questions = new Map()
  for (let at = 1; at < changes.length; at += 2) {
    const numbers = questions.get(changes[at]!)
    if (!numbers) continue
    questions.delete(changes[at]!)
    taken.set(changes[at]!, numbers)
  }
  return taken
}

function addDifferences(differing: Differing, parent: string, changes: Changes): void {
  for (let at = 0; at < changes.length; at += 2) {
    const found = differing.get(changes[at + 1]!)
    found?.from.push({ parent, change: parseChange(changes[at]!), changes })
  }
}

/** What is the same in another parent of a merge is asked there. What that parent had is unknown where the clone lacks it. */
async function askOtherParent(
  id: string,
  parent: string | undefined,
  differing: Differing,
  book: QuestionBook,
  comparer: Comparer,
): Promise<void> {
  if (parent === undefined) {
    for (const { numbers } of differing.values()) book.answer(numbers, { reason: 'shallow' })
    differing.clear()
    return
  }
  const [changes = []] = await comparer.compare([[id, parent]])
  addDifferences(differing, parent, changes)
  for (const [path, { numbers, from }] of differing) {
    if (from.at(-1)!.parent === parent) continue
    differing.delete(path)
    book.pass(parent, path, numbers)
  }
}

/** A file that differs from every parent: its content may be that of one of them all the same. */
function decide(id: string, path: string, numbers: number[], from: Difference[], book: QuestionBook): void {
  const origin = findOrigin(path, from)
  const earlier = from.filter(({ change }) => change.status !== 'A').map(({ parent }) => parent)
  if (origin) book.pass(origin.parent, origin.path, numbers)
  else if (book.isIgnored(id) && earlier.length > 0) book.split(earlier, path, numbers)
  else book.countOrEnd(id, numbers)
}

/** The parent that has the same content under another mode or name. */
function findOrigin(path: string, from: Difference[]): { parent: string; path: string } | undefined {
  const sameContent = from.find(({ change }) => isModeChange(change))
  if (sameContent) return { parent: sameContent.parent, path }
  for (const { parent, change, changes } of from) {
    const oldPath = change.status === 'A' ? findExactRenames(changes).get(path) : undefined
    if (oldPath !== undefined) return { parent, path: oldPath }
  }
  return undefined
}
