import type { ActiveRule } from './active-rule.ts'
import { addCount, makeFinding, noCounts, type Subject, severityOf, sortFindings } from './findings.ts'
import type { Excerpt, FileResult, Finding } from './report.ts'
import type { Offset, Place, Problem } from './rule.ts'

/** Turns offsets into places while the text is at hand. */
export interface Places {
  locate(at: Offset): Place
  excerpt(at: Offset, place: Place): Excerpt | undefined
}

/** Gathers the findings of one file: lists so many a rule, and counts them all. */
export class FindingLog {
  #findings: Finding[] = []
  #counts = noCounts()
  #spoken: ActiveRule[] = []
  #perRule: number
  #places: Places

  constructor(perRule: number, places: Places) {
    this.#perRule = perRule
    this.#places = places
  }

  /** What a rule answered of a subject that lies at `at`. */
  take(active: ActiveRule, answer: Problem | Problem[], subject: Subject, at: Offset | undefined): void {
    if (Array.isArray(answer)) for (const problem of answer) this.#add(active, problem, subject, at)
    else this.#add(active, answer, subject, at)
  }

  result(): Pick<FileResult, 'findings' | 'counts' | 'countByRule'> {
    return {
      findings: sortFindings(this.#findings),
      counts: this.#counts,
      countByRule: Object.fromEntries(this.#spoken.map(({ rule, count }) => [rule.id, count])),
    }
  }

  #add(active: ActiveRule, problem: Problem, subject: Subject, subjectAt: Offset | undefined): void {
    active.count++
    if (active.count === 1) this.#spoken.push(active)
    addCount(this.#counts, severityOf(active, problem))
    if (this.#perRule > 0 && active.count > this.#perRule) return
    const at = problem.at ?? subjectAt
    if (problem.place || at === undefined) {
      this.#findings.push(makeFinding(active, problem, subject, problem.place))
      return
    }
    const place = this.#places.locate(at)
    this.#findings.push(makeFinding(active, problem, subject, place, this.#places.excerpt(at, place)))
  }
}
