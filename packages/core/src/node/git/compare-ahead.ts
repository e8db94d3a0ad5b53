import type { Changes } from './changes.ts'
import type { Comparer } from './compare-commits.ts'
import type { QuestionBook } from './questions.ts'
import type { Commit } from './read-history.ts'

export interface Compared {
  /** Changes from the first parent, of commits for which the log printed none. */
  fromFirst: Map<string, Changes>
  /** Of merges with two parents: what differs from both. */
  fromBoth: Map<string, Changes>
}

/** A merge whose two parents are both there. */
export const isPlainMerge = ({ parents: [first, second, ...more] }: Commit): boolean =>
  first !== undefined && second !== undefined && more.length === 0

/**
 * Compares the next commits in two questions to git for all of them: with their first parents, where that is not known; then merges with both,
 * where the first comparison touches a path that is asked for. Which commits will be asked turns out on the way, so a few are compared in vain.
 */
export async function compareAhead(
  commits: Commit[],
  book: QuestionBook,
  comparer: Comparer,
): Promise<Compared> {
  const reached = new Set<string>()
  const candidates = commits.filter(({ id, parents }) => {
    if (!book.isAsked(id) && !reached.has(id)) return false
    for (const parent of parents) if (parent !== undefined) reached.add(parent)
    return parents[0] !== undefined
  })
  const unknown = candidates.filter(({ changes }) => !changes)
  const answers = await comparer.compare(unknown.map(({ id, parents: [first] }) => [id, first!]))
  const fromFirst = new Map(unknown.map(({ id }, at) => [id, answers[at]!]))
  const merges = candidates.filter(
    (commit) => isPlainMerge(commit) && book.isTouched(commit.changes ?? fromFirst.get(commit.id)!),
  )
  const both = await comparer.compare(merges.map(({ id, parents }) => [id, ...(parents as string[])]))
  return { fromFirst, fromBoth: new Map(merges.map(({ id }, at) => [id, both[at]!])) }
}
