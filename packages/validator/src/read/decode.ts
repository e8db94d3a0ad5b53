/** The first bytes that are no UTF-8. */
export interface BadBytes {
  /** 0-based offset in the (unpacked) file. */
  byte: number
  /** The bad bytes as hexadecimal pairs, at most four. */
  bytes: string
  /** Where they stand in the text that `push` answered. */
  index: number
}

/** Turns the bytes of a file into text, block by block. */
export interface TextSource {
  /** A UTF-8 byte-order mark was left out. */
  readonly bom: boolean
  readonly bad: BadBytes | undefined
  push(block: Uint8Array, last: boolean): string
}

export const showBytes = (bytes: Uint8Array): string =>
  [...bytes.subarray(0, 4)].map((byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(' ')

/**
 * Decodes UTF-8 block by block and stops at the first bad sequence: what came before it is handed out, and nothing
 * after it, unless `goesOn` says of that text that reading goes on: then as windows-1252, which most such files are.
 * A byte-order mark at the start is left out and told in `bom`.
 */
export class Utf8Decoder implements TextSource {
  bom = false
  bad: BadBytes | undefined
  #lossy = false
  #goesOn: (text: string) => boolean
  #read = 0
  #carry = new Uint8Array(0)
  // Never `stream: true`: Node then leaves its fast path and makes strings of two bytes a character.
  #strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  #loose = new TextDecoder('windows-1252')

  constructor(goesOn: (text: string) => boolean) {
    this.#goesOn = goesOn
  }

  /** Text of the whole sequences in `block`; the start of a split one is kept for the next call. */
  push(block: Uint8Array, last: boolean): string {
    if (this.bad && !this.#lossy) return ''
    const bytes = this.#carry.length === 0 ? block : joinBytes(this.#carry, block)
    const start = this.#read === 0 ? this.#skipMark(bytes, last) : 0
    if (start < 0) return ''
    const end = last ? bytes.length : lastWhole(bytes)
    this.#carry = end < bytes.length ? bytes.slice(end) : new Uint8Array(0)
    const text = this.#decode(bytes.subarray(start, end), this.#read + start)
    this.#read += end
    return text
  }

  /** Length of the mark; -1 where the block is too short to tell. */
  #skipMark(bytes: Uint8Array, last: boolean): number {
    if (bytes.length < 3 && !last) {
      this.#carry = bytes.slice()
      return -1
    }
    this.bom = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
    return this.bom ? 3 : 0
  }

  #decode(bytes: Uint8Array, offset: number): string {
    if (this.#lossy) return this.#loose.decode(bytes)
    try {
      return this.#strict.decode(bytes)
    } catch {
      const good = goodLength(bytes)
      const text = this.#strict.decode(bytes.subarray(0, good))
      this.bad = {
        byte: offset + good,
        bytes: showBytes(bytes.subarray(good)),
        index: text.length,
      }
      this.#lossy = this.#goesOn(text)
      return this.#lossy ? text + this.#loose.decode(bytes.subarray(good)) : text
    }
  }
}

export const joinBytes = (a: Uint8Array, b: Uint8Array): Uint8Array => {
  const joined = new Uint8Array(a.length + b.length)
  joined.set(a)
  joined.set(b, a.length)
  return joined
}

/** Length of `bytes` without a sequence that its end cuts in two. */
export function lastWhole(bytes: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back]!
    if (byte < 0x80) return bytes.length
    if (byte < 0xc0) continue
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
    return length > back ? bytes.length - back : bytes.length
  }
  return bytes.length
}

/** Length of the longest prefix that is UTF-8 (Unicode, table 3-7). */
export function goodLength(bytes: Uint8Array): number {
  let i = 0
  while (i < bytes.length) {
    const length = sequenceLength(bytes, i)
    if (length === 0) break
    i += length
  }
  return i
}

/** Length of the well-formed sequence at `i`; 0 where there is none. */
function sequenceLength(bytes: Uint8Array, i: number): number {
  const lead = bytes[i]!
  if (lead < 0x80) return 1
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2
  if (lead < 0xc2 || lead > 0xf4 || i + length > bytes.length) return 0
  const second = bytes[i + 1]!
  const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80
  const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf
  if (second < low || second > high) return 0
  for (let k = 2; k < length; k++) if (bytes[i + k]! >> 6 !== 2) return 0
  return length
}
