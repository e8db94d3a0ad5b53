import { askFirstParent, askOtherParent, type Differing, decide } from './ask-commit.ts'
import type { Changes } from './changes.ts'
import { type Comparer, makeComparer, type Pair } from './compare-commits.ts'
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
  const merges = await compareAhead(commits, book, comparer)
  for (const commit of commits) {
    const questions = book.take(commit.id)
    if (!questions) continue
    const [first, ...others] = commit.parents
    if (commit.parents.length === 0) {
      for (const numbers of questions.values()) book.countOrEnd(commit.id, numbers)
    } else if (first === undefined) {
      for (const numbers of questions.values()) book.answer(numbers, { boundary: commit.id })
    } else {
      const changes = commit.changes ?? merges.first.get(commit.id)!
      const differing = askFirstParent(first, questions, changes, book)
      if (differing.size > 0 && others.length > 0) {
        const known =
          merges.others.get(commit.id) ?? (await compareOthers([commit], comparer)).get(commit.id)!
        askOthers(commit, differing, known, book)
      }
      decide(commit.id, differing, book)
    }
  }
}

/** What a parent had that a shallow clone lacks is not known. */
function askOthers(
  { id, parents }: Commit,
  differing: Differing,
  known: Changes[],
  book: QuestionBook,
): void {
  let next = 0
  for (const parent of parents.slice(1)) {
    if (parent !== undefined) {
      askOtherParent(parent, differing, known[next++]!, book)
      continue
    }
    for (const { numbers } of differing.values()) book.answer(numbers, { boundary: id })
    differing.clear()
    return
  }
}

interface Compared {
  /** Changes from the first parent. */
  first: Map<string, Changes>
  /** Changes from each of the others that are there. */
  others: Map<string, Changes[]>
}

/**
 * Compares the commits for which the log printed no changes, in two questions to git for all: with their first parents; with the others only
 * where the first comparison touches a path that is asked for. Which commits will be asked turns out on the way, so a few are compared in vain.
 */
async function compareAhead(commits: Commit[], book: QuestionBook, comparer: Comparer): Promise<Compared> {
  const reached = new Set<string>()
  const unknown = commits.filter(({ id, parents, changes }) => {
    if (!book.isAsked(id) && !reached.has(id)) return false
    for (const parent of parents) if (parent !== undefined) reached.add(parent)
    return !changes && parents[0] !== undefined
  })
  const answers = await comparer.compare(unknown.map(({ id, parents: [first] }): Pair => [id, first!]))
  const first = new Map(unknown.map(({ id }, at) => [id, answers[at]!]))
  const touched = unknown.filter(({ id, parents }) => parents.length > 1 && book.isTouched(first.get(id)!))
  return { first, others: await compareOthers(touched, comparer) }
}

async function compareOthers(merges: Commit[], comparer: Comparer): Promise<Map<string, Changes[]>> {
  const pairs = merges.map(({ id, parents }) =>
    parents.slice(1).flatMap((parent): Pair[] => (parent === undefined ? [] : [[id, parent]])),
  )
  const answers = (await comparer.compare(pairs.flat())).values()
  return new Map(merges.map(({ id }, at) => [id, pairs[at]!.map(() => answers.next().value!)]))
}
