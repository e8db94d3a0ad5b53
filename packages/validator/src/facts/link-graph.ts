import type { FileResult, SetMember } from '../rule.ts'
import { HashTable } from './hash-table.ts'
import { type LinkFacts, PAGE_WORDS } from './links.ts'

/** A page that names alternates, in whichever file of the set. */
export interface LinkedPage {
  /** The report's name of its file. */
  path: string
  line: number
  column: number
  ordinal: number
  /** Hash of its address. */
  hash: [number, number]
  /** Hash of its set of codes and addresses. */
  set: [number, number]
  /** Where its links begin and end in `targets`. */
  from: number
  to: number
}

/** The alternates that the pages of a set name, across its files. Pages are known by number. */
export class LinkGraph {
  /** Number of pages that name alternates. */
  count = 0
  #members: SetMember<LinkFacts>[]
  /** For each member: the number of its first page. */
  #starts: number[] = []
  /** For each page: the index of its member. */
  #owners: Uint32Array
  #table: HashTable
  #texts = new Map<LinkFacts, string[]>()

  constructor(members: SetMember[]) {
    this.#members = (members as SetMember<LinkFacts>[]).filter(({ kept }) => kept !== undefined)
    for (const { kept } of this.#members) {
      this.#starts.push(this.count)
      this.count += kept!.pages.length / PAGE_WORDS
    }
    this.#owners = new Uint32Array(this.count)
    for (const [index, start] of this.#starts.entries()) this.#owners.fill(index, start)
    this.#table = new HashTable(this.count)
    for (let number = 0; number < this.count; number++) this.#table.add(...this.page(number).hash, number)
  }

  page(number: number): LinkedPage {
    const [index, at] = this.#place(number)
    const { result, kept } = this.#members[index]!
    const [line, column, ordinal, a, b, c, d, to] = kept!.pages.subarray(
      at,
      at + PAGE_WORDS,
    ) as unknown as Eight
    const from = at === 0 ? 0 : kept!.pages[at - 1]!
    return { path: result.path, line, column, ordinal, hash: [a, b], set: [c, d], from, to }
  }

  /** The addresses that a page names, as hashes, and whether each is of its own host and folder. Each once, without its own. */
  targets(number: number): { hash: [number, number]; own: boolean }[] {
    const { kept } = this.#members[this.#place(number)[0]]!
    const { from, to, hash } = this.page(number)
    const seen = new Set([keyOfHash(hash)])
    const found: { hash: [number, number]; own: boolean }[] = []
    for (let at = from; at < to; at++) {
      const target: [number, number] = [kept!.targets[at * 2]!, kept!.targets[at * 2 + 1]!]
      const key = keyOfHash(target)
      if (seen.has(key)) continue
      seen.add(key)
      found.push({ hash: target, own: kept!.own[at] === 1 })
    }
    return found
  }

  /** Number of the page with that address among those that name alternates; -1 where there is none. */
  find(hash: [number, number]): number {
    return this.#table.find(...hash)
  }

  /** Whether a page names an address. */
  names(number: number, [a, b]: [number, number]): boolean {
    const { kept } = this.#members[this.#place(number)[0]]!
    const { from, to } = this.page(number)
    for (let at = from; at < to; at++) {
      if (kept!.targets[at * 2] === a && kept!.targets[at * 2 + 1] === b) return true
    }
    return false
  }

  /** The address of a page, as written. */
  loc(number: number): string {
    const [index, at] = this.#place(number)
    const facts = this.#members[index]!.kept!
    let texts = this.#texts.get(facts)
    if (!texts) {
      texts = facts.locs.split('\n')
      this.#texts.set(facts, texts)
    }
    return texts[at / PAGE_WORDS]!
  }

  /** Index of the page's member, and where its words begin. */
  #place(number: number): [number, number] {
    const index = this.#owners[number]!
    return [index, (number - this.#starts[index]!) * PAGE_WORDS]
  }
}

type Eight = [number, number, number, number, number, number, number, number]

export const keyOfHash = ([a, b]: [number, number]): string => `${a} ${b}`

const graphs = new WeakMap<FileResult, LinkGraph>()

/** The graph of a set. Several rules ask for it in turn, each with its own list of the same facts. */
export function graphOf(members: SetMember[]): LinkGraph | undefined {
  const first = members.find(({ kept }) => kept !== undefined)
  if (!first) return undefined
  const graph = graphs.get(first.result) ?? new LinkGraph(members)
  graphs.set(first.result, graph)
  return graph
}

/** Where locs with these hashes are listed: the file's path, and the ordinal of the loc in it. By `keyOfHash`. */
export function whereListed(
  members: SetMember[],
  hashes: [number, number][],
): Map<string, { path: string; ordinal: number }> {
  const wanted = new HashTable(hashes.length)
  for (const [i, hash] of hashes.entries()) wanted.add(...hash, i)
  const found = new Map<string, { path: string; ordinal: number }>()
  for (const { result } of members) {
    const { locHashes } = result.facts
    for (let at = 0; at < locHashes.length; at += 2) {
      const [a, b] = [locHashes[at]!, locHashes[at + 1]!]
      if (wanted.find(a, b) === -1) continue
      const key = keyOfHash([a, b])
      if (!found.has(key)) found.set(key, { path: result.path, ordinal: at / 2 })
    }
  }
  return found
}
