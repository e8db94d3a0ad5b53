import type { Chosen } from './active-rule.ts'
import { severityOf } from './findings.ts'
import type { PagesSummary } from './report.ts'
import type { Problem } from './rule.ts'

/** Counts the listed pages that were looked at, and those that should not be listed. */
export class PagesCount {
  #checked = 0
  #notListable = 0
  #byCause: Record<string, number> = {}
  #blamed = false

  /** The next page. */
  look(): void {
    this.#checked++
    this.#blamed = false
  }

  /** What a rule says of the present page; advice does not count. */
  blame(chosen: Chosen, answer: Problem | Problem[]): void {
    const problem = Array.isArray(answer) ? answer[0] : answer
    if (!problem || severityOf(chosen, problem) === 'info') return
    const { id } = chosen.rule
    this.#byCause[id] = (this.#byCause[id] ?? 0) + 1
    if (!this.#blamed) this.#notListable++
    this.#blamed = true
  }

  summary(): PagesSummary | undefined {
    if (this.#checked === 0) return undefined
    return { checked: this.#checked, notListable: this.#notListable, byCause: this.#byCause }
  }
}
