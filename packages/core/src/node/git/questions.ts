import type { Changes } from './changes.ts'

/**
 * What history says of one file: the commit that last changed its content; the boundary of a shallow clone, at or before which it changed; or
 * that only ignored revisions made it.
 */
export type Trace = { commit: string } | { boundary: string } | 'ignored-revisions'

/** Which files ask one commit, by path; files are named by their numbers. */
export type Questions = Map<string, number[]>

/** Keeps what is asked of which commit, and what was answered. */
export class QuestionBook {
  readonly #open = new Map<string, Questions>()
  readonly #ignored: Set<string>
  /** Answers by number of the file. */
  readonly traces = new Map<number, Trace>()
  /** Of files that ask several commits, beyond a merge that does not count: how many. */
  readonly #branches = new Map<number, number>()

  constructor(head: string, questions: Questions, ignored: Set<string>) {
    this.#open.set(head, questions)
    this.#ignored = ignored
  }

  isAsked(commit: string): boolean {
    return this.#open.has(commit)
  }

  /** True where one of the changes touches a path that is asked for, at whatever commit. */
  isTouched(changes: Changes): boolean {
    const open = [...this.#open.values()]
    let touched = false
    changes.forEach((path) => {
      touched ||= open.some((questions) => questions.has(path))
    })
    return touched
  }

  isIgnored(commit: string): boolean {
    return this.#ignored.has(commit)
  }

  /** Takes the questions to a commit out of the book. */
  take(commit: string): Questions | undefined {
    const questions = this.#open.get(commit)
    this.#open.delete(commit)
    return questions
  }

  pass(commit: string, path: string, numbers: number[]): void {
    this.passAll(commit, new Map([[path, numbers]]))
  }

  /** Passes questions on to a commit. The map is kept, not copied: on a straight line of history it is the same one all along. */
  passAll(commit: string, questions: Questions): void {
    if (questions.size === 0) return
    const open = this.#open.get(commit)
    if (!open) {
      this.#open.set(commit, questions)
      return
    }
    const [large, small] = open.size < questions.size ? [questions, open] : [open, questions]
    for (const [path, numbers] of small) large.set(path, this.#join(large.get(path), numbers))
    this.#open.set(commit, large)
  }

  #join(known: number[] | undefined, more: number[]): number[] {
    if (!known) return more
    for (const number of more)
      if (known.includes(number)) this.#branches.set(number, this.#branches.get(number)! - 1)
    return [...new Set([...known, ...more])]
  }

  /** Passes a question on to several commits; the first that counts will answer it. */
  split(commits: string[], path: string, numbers: number[]): void {
    for (const number of numbers) {
      this.#branches.set(number, (this.#branches.get(number) ?? 1) + commits.length - 1)
    }
    for (const commit of commits) this.pass(commit, path, numbers)
  }

  /** A commit has changed the content, with nothing of the file before it. */
  countOrEnd(commit: string, numbers: number[]): void {
    if (!this.#ignored.has(commit)) {
      this.answer(numbers, { commit })
      return
    }
    const ended = numbers.filter((number) => {
      const left = (this.#branches.get(number) ?? 1) - 1
      this.#branches.set(number, left)
      return left === 0
    })
    this.answer(ended, 'ignored-revisions')
  }

  /** The first answer to a file holds. */
  answer(numbers: number[], trace: Trace): void {
    for (const number of numbers) if (!this.traces.has(number)) this.traces.set(number, trace)
  }
}
