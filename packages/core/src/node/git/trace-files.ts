import { askCommit } from './ask-commit.ts'
import { type Comparer, type Pair, startComparer } from './compare-commits.ts'
import { QuestionBook, type Trace } from './questions.ts'
import { type Commit, readHistory } from './read-history.ts'
import type { Repository } from './repository.ts'

/** Commits compared at once. */
const PORTION = 256

/**
 * Traces files of HEAD back to the commits that last changed their content. It answers what `git log -1 -- FILE` would, file by file
 * (git-log, "History Simplification"): from a merge the question goes on to the first parent that has the same file, and the merge counts
 * only where none has. Beyond that, exact renames are followed, and changes of mode and ignored revisions do not count.
 *
 * A commit is asked only for the paths that its children have passed on to it, so that a side branch whose change was thrown away is never
 * asked. Commits that nobody asks are not compared, and reading ends with the last answer.
 *
 * `paths` are raw bytes, one a character. Answers go to `traces`, by number of the path, so that a failure leaves what was found before.
 */
export async function traceFiles(
  repository: Repository,
  paths: string[],
  ignored: Set<string>,
  traces: Map<number, Trace>,
): Promise<void> {
  if (paths.length === 0) return
  const questions = new Map(paths.map((path, number) => [path, [number]]))
  const book = new QuestionBook(repository.head!, questions, ignored, traces)
  const comparer = startComparer(repository.git)
  try {
    for await (const commits of readHistory(repository)) {
      for (let at = 0; at < commits.length && traces.size < paths.length; at += PORTION) {
        await visit(commits.slice(at, at + PORTION), book, comparer)
      }
      if (traces.size === paths.length) return
    }
  } finally {
    comparer.close()
  }
}

/** Asks the next commits, children before parents. Which of them are asked turns out on the way; who cannot be is not compared. */
async function visit(commits: Commit[], book: QuestionBook, comparer: Comparer): Promise<void> {
  const reached = new Set<string>()
  const candidates = commits.filter(({ id, parents }) => {
    if (!book.isAsked(id) && !reached.has(id)) return false
    for (const parent of parents) if (parent !== undefined) reached.add(parent)
    return true
  })
  const pairs = candidates.flatMap(({ id, parents: [first] }): Pair[] =>
    first === undefined ? [] : [[id, first]],
  )
  const compared = await comparer.compare(pairs)
  let next = 0
  for (const commit of candidates) {
    const changes = commit.parents[0] === undefined ? [] : compared[next++]!
    const questions = book.take(commit.id)
    if (questions) await askCommit(commit, questions, changes, book, comparer)
  }
}
