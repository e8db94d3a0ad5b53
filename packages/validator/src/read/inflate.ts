import type { Gunzip } from 'fflate/browser'
import { crc32 } from './crc32.ts'
import { joinBytes } from './decode.ts'

let fflate: typeof import('fflate/browser') | undefined

/**
 * Loads what unpacks, which an `Inflater` needs. Only where a file begins like gzip: it makes tables at its start, which cost as much
 * as reading a small file.
 */
export async function loadInflate(): Promise<void> {
  fflate ??= await import('fflate/browser')
}

export type InflateFault = 'broken' | 'truncated' | 'checksum' | 'trailing'

/** Input is fed in small pieces, so that a bomb (1:1032) cannot ask for more than 4 MB at once. */
const PIECE = 4096
const TRAILER = 8
/** Bytes of the shortest member: header, an empty block, trailer. */
const MIN_MEMBER = 20

/**
 * Unpacks gzip with one or more members (RFC 1952), checking CRC32 and ISIZE, which fflate does not.
 * `write` gets the bytes; it answers false to stop. After the first fault nothing more is unpacked.
 */
export class Inflater {
  members = 1
  fault: InflateFault | undefined
  #gunzip: Gunzip
  #tail: Uint8Array = new Uint8Array(0)
  #read = 0
  #crc = 0
  #size = 0
  #stopped = false
  /** Zero bytes at the end of the input so far: part of the file, or padding behind it. */
  #zeros = 0

  constructor(write: (bytes: Uint8Array) => boolean) {
    this.#gunzip = new fflate!.Gunzip((bytes) => {
      if (bytes.length === 0 || this.#stopped) return
      this.#crc = crc32(bytes, this.#crc)
      this.#size = (this.#size + bytes.length) >>> 0
      if (!write(bytes)) this.#stopped = true
    })
    this.#gunzip.onmember = (offset) => {
      if (offset <= 0) return
      this.members++
      const end = offset - (this.#read - this.#tail.length)
      if (!this.#fits(this.#tail.subarray(end - TRAILER, end))) this.fault ??= 'checksum'
      this.#crc = 0
      this.#size = 0
    }
  }

  push(bytes: Uint8Array): void {
    let end = bytes.length
    while (end > 0 && bytes[end - 1] === 0) end--
    if (end > 0) {
      this.#pushZeros(this.#zeros)
      this.#zeros = 0
      this.#pushPieces(bytes.subarray(0, end))
    }
    this.#zeros += bytes.length - end
  }

  /** After the last byte. Zeros behind the trailer are the padding of tapes and blocks, which gunzip ignores too. */
  end(): void {
    for (let i = 0; i < TRAILER && this.#zeros > 0 && !this.#ends(); i++) {
      this.#pushZeros(1)
      this.#zeros--
    }
    if (this.fault || this.#stopped) return
    const whole = this.#ends()
    if (!whole) this.#pushZeros(this.#zeros)
    if (this.fault) return
    this.#feed(new Uint8Array(0), true)
    if (this.fault || this.#fits(this.#tail.subarray(-TRAILER))) return
    this.fault = this.#read < MIN_MEMBER ? 'truncated' : this.#endsEarlier() ? 'trailing' : 'checksum'
  }

  /** Whether what was read so far ends with the trailer of what was unpacked, so that zeros behind it are padding. */
  #ends(): boolean {
    return this.#size > 0 && this.#fits(this.#tail.subarray(-TRAILER))
  }

  #pushZeros(count: number): void {
    for (let left = count; left > 0; left -= PIECE) this.#pushPieces(new Uint8Array(Math.min(left, PIECE)))
  }

  #pushPieces(bytes: Uint8Array): void {
    for (let i = 0; i < bytes.length && !this.fault && !this.#stopped; i += PIECE) {
      const piece = bytes.slice(i, i + PIECE)
      this.#tail = joinBytes(this.#tail.subarray(-PIECE), piece)
      this.#read += piece.length
      this.#feed(piece, false)
    }
  }

  #feed(piece: Uint8Array, final: boolean): void {
    try {
      this.#gunzip.push(piece, final)
    } catch (error) {
      this.fault = nameFault(error, this.#size > 0 || this.members > 1)
    }
  }

  /** Whether the trailer lies a few bytes before the end: fewer than fflate takes for the start of a member. */
  #endsEarlier(): boolean {
    return [1, 2, 3].some((junk) => this.#fits(this.#tail.subarray(-TRAILER - junk, -junk)))
  }

  /** Whether a trailer agrees with what was unpacked since the last one. */
  #fits(trailer: Uint8Array): boolean {
    if (trailer.length < TRAILER) return false
    const view = new DataView(trailer.buffer, trailer.byteOffset, TRAILER)
    return view.getUint32(0, true) === this.#crc && view.getUint32(4, true) === this.#size
  }
}

/** fflate's codes: 0 an unexpected end, 6 no gzip header where a member should begin; all others a broken stream. */
function nameFault(error: unknown, began: boolean): InflateFault {
  const code = (error as { code?: number }).code
  if (code === 0) return 'truncated'
  return code === 6 && began ? 'trailing' : 'broken'
}
