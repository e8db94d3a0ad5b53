import { askFirstParent, askOtherParent, askSecondParent, type Differing, decide } from './ask-commit.ts'
import { type Compared, compareAhead, isPlainMerge } from './compare-ahead.ts'
import { type Comparer, makeComparer } from './compare-commits.ts'
import { QuestionBook, type Trace } from './questions.ts'
import { type Commit, readHistory } from './read-history.ts'
import type { Repository } from './repository.ts'

/**
 * Traces files of HEAD back to the commits that last changed their content. It answers what `git log -1 -- FILE` would, file by file
 * (git-log, "History Simplification"): from a merge the question goes on to the first parent that has the same file, and the merge counts
 * only where none has. Beyond that, exact renames are followed, and changes of mode and ignored revisions do not count.
 *
 * A commit is asked only for the paths that its children have passed on to it, so that a side branch whose change was thrown away is never
 * asked. Merges that nobody asks are not compared, and reading ends with the last answer.
 *
 * `paths` are raw bytes, one a character. Answers go to `answers`, so that a failure leaves what was found before.
 */
export async function traceFiles(
  repository: Repository,
  paths: string[],
  ignored: Set<string>,
  answers: Map<string, Trace>,
): Promise<void> {
  if (paths.length === 0) return
  const questions = new Map(paths.map((path, number) => [path, [number]]))
  const book = new QuestionBook(repository.head!, questions, ignored)
  const comparer = makeComparer(repository.git, repository.head!.length)
  try {
    for await (const commits of readHistory(repository)) {
      await visit(commits, book, comparer)
      if (book.traces.size === paths.length) return
    }
  } finally {
    comparer.close()
    for (const [number, trace] of book.traces) answers.set(paths[number]!, trace)
  }
}

/** Asks the next commits, children before parents. */
async function visit(commits: Commit[], book: QuestionBook, comparer: Comparer): Promise<void> {
  const compared = await compareAhead(commits, book, comparer)
  for (const commit of commits) {
    const { id, parents } = commit
    const questions = book.take(id)
    if (!questions) continue
    if (parents.length === 0) {
      for (const numbers of questions.values()) book.countOrEnd(id, numbers)
    } else if (parents[0] === undefined) {
      for (const numbers of questions.values()) book.answer(numbers, { boundary: id })
    } else {
      const changes = commit.changes ?? compared.fromFirst.get(id)!
      const differing = askFirstParent(parents[0], questions, changes, book)
      if (differing.size > 0 && parents.length > 1)
        await askOthers(commit, differing, compared, book, comparer)
      decide(id, differing, book)
    }
  }
}

/** Asks the other parents of a merge, in their order. What a parent had that a shallow clone lacks is not known. */
async function askOthers(
  commit: Commit,
  differing: Differing,
  { fromBoth }: Compared,
  book: QuestionBook,
  comparer: Comparer,
): Promise<void> {
  const { id, parents } = commit
  const [first, ...others] = parents
  if (isPlainMerge(commit)) {
    const known = fromBoth.get(id) ?? (await comparer.compare([[id, first!, others[0]!]]))[0]!
    askSecondParent(others[0]!, differing, known, book)
  }
  for (const parent of others) {
    if (differing.size === 0) return
    if (parent === undefined) {
      for (const { numbers } of differing.values()) book.answer(numbers, { boundary: id })
      differing.clear()
      return
    }
    const [changes] = await comparer.compare([[id, parent]])
    askOtherParent(parent, differing, changes!, book)
  }
}
