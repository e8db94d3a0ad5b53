import type { ActiveRule } from './active-rule.ts'
import type { Need, Visitor } from './rule.ts'

export interface Listener {
  active: ActiveRule
  visitor: Visitor
}

/** Which rules hear of what in one file, and which cannot for want of context. */
export class Hearing {
  readonly notChecked: string[] = []
  /** Asked a million times: flat lists. The plain ones leave out rules with `skipPlain`. */
  readonly entry: Listener[] = []
  readonly plainEntry: Listener[] = []
  readonly loc: Listener[] = []
  readonly plainLoc: Listener[] = []
  #others = new Map<keyof Visitor, Listener[]>()

  /** Lets a rule listen, if all that it needs is there. What it needs of a set is seen later. */
  add(active: ActiveRule, has: (need: Need) => boolean): void {
    const { id, needs = [], set, skipPlain } = active.rule
    if (set && needs.some(isOfSet)) this.notChecked.push(id)
    if (needs.some((need) => !isOfSet(need) && !has(need))) {
      this.notChecked.push(id)
      return
    }
    const { visitor } = active
    for (const name of Object.keys(visitor) as (keyof Visitor)[])
      this.#listen(name, { active, visitor }, skipPlain)
  }

  of(name: keyof Visitor): Listener[] {
    return this.#others.get(name) ?? []
  }

  #listen(name: keyof Visitor, listener: Listener, skipPlain = false): void {
    if (name === 'entry') {
      this.entry.push(listener)
      if (!skipPlain) this.plainEntry.push(listener)
    } else if (name === 'loc') {
      this.loc.push(listener)
      if (!skipPlain) this.plainLoc.push(listener)
    } else this.#others.set(name, [...this.of(name), listener])
  }
}

const isOfSet = (need: Need): boolean => need === 'set' || need === 'whole-set'
