import type { GzipFacts } from '../rule.ts'
import { joinBytes } from './decode.ts'
import { Inflater } from './inflate.ts'
import { isGzip, MAGIC_LENGTH, otherCompression } from './magic.ts'

/** gzip inside gzip is unpacked once more, and no further. */
const MAX_LEVEL = 2

/** Passes plain bytes on and unpacks gzip, told by the first bytes, never by a name. */
export class Unpacker {
  readonly facts: GzipFacts
  #write: (bytes: Uint8Array) => boolean
  #level: number
  /** The first bytes, until there are enough to tell. */
  #start: Uint8Array | undefined = new Uint8Array(0)
  #inflater: Inflater | undefined
  #inside: Unpacker | undefined

  /** `write` answers false where no more is wanted. */
  constructor(
    write: (bytes: Uint8Array) => boolean,
    facts: GzipFacts = { magic: false, members: 0, double: false },
    level = 0,
  ) {
    this.#write = write
    this.facts = facts
    this.#level = level
  }

  push(bytes: Uint8Array): void {
    if (!this.#start) this.#pass(bytes)
    else {
      this.#start = joinBytes(this.#start, bytes)
      if (this.#start.length >= MAGIC_LENGTH) this.#begin(this.#start)
    }
  }

  end(): void {
    if (this.#start) this.#begin(this.#start)
    if (!this.#inflater) return
    this.#inflater.end()
    this.facts.corrupt ??= this.#inflater.fault
    if (this.#level === 0) this.facts.members = this.#inflater.members
    this.#inside!.end()
  }

  #begin(start: Uint8Array): void {
    this.#start = undefined
    this.facts.other = otherCompression(start)
    if (this.facts.other === undefined && isGzip(start) && this.#level < MAX_LEVEL) this.#unpack()
    this.#pass(start)
  }

  #unpack(): void {
    if (this.#level === 0) this.facts.magic = true
    else this.facts.double = true
    let wanted = true
    const write = (bytes: Uint8Array): boolean => {
      wanted = this.#write(bytes)
      return wanted
    }
    this.#inside = new Unpacker(write, this.facts, this.#level + 1)
    this.#inflater = new Inflater((bytes) => {
      this.#inside!.push(bytes)
      return wanted && this.facts.other === undefined
    })
  }

  #pass(bytes: Uint8Array): void {
    if (this.facts.other !== undefined) return
    if (!this.#inflater) this.#write(bytes)
    else this.#inflater.push(bytes)
  }
}
