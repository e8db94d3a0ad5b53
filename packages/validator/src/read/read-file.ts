import type { FileKind } from '../report.ts'
import type { FileEnd, Head } from '../rule.ts'
import { Blocks } from './blocks.ts'
import { badBytesFault, gzipFaults, markFault, wideFault } from './byte-faults.ts'
import { type TextSource, Utf8Decoder } from './decode.ts'
import type { ReadEvents, TextReader } from './events.ts'
import { declaredEncoding, ForeignDecoder } from './foreign.ts'
import { type Shape, tellShape } from './kind.ts'
import { Locator } from './locator.ts'
import { wideEncoding } from './magic.ts'
import { RobotsReader } from './read-robots.ts'
import { TextSitemapReader } from './read-text.ts'
import { XmlReader } from './read-xml.ts'
import { Unpacker } from './unpack.ts'

/** The protocol's limit of 52,428,800 bytes, four times over: nothing behind it is read. */
export const MAX_BYTES = 4 * 52_428_800

/** Reads one file from its bytes, which come in pieces of any size, and tells `events` what is in it. */
export class FileReader {
  /** Places in the text, valid near the present one. */
  locator = new Locator()
  /** Unpacked bytes so far. */
  bytes = 0
  #path: string
  #events: ReadEvents
  #kind: FileKind | undefined
  #headed = false
  #packed = 0
  #unpacker = new Unpacker((bytes) => this.#addBytes(bytes))
  #blocks = new Blocks((block, last) => this.#decode(block, last))
  #decoder: TextSource | undefined
  #wide = false
  #shape: Shape | undefined
  #reader: TextReader | undefined
  /** CR at the end of a block, which may belong to an LF. */
  #held = ''
  /** A fault of the bytes ended the reading. */
  #stopped = false

  constructor(path: string, events: ReadEvents) {
    this.#path = path
    this.#events = events
  }

  /** Records so far. */
  get records(): number {
    return this.#reader?.records ?? 0
  }

  /** False once more than `MAX_BYTES` came: the rest of the file need not be fetched. */
  push(bytes: Uint8Array): boolean {
    this.#packed += bytes.length
    this.#unpacker.push(bytes)
    return this.bytes <= MAX_BYTES
  }

  /** After the last byte, or where reading was broken off. */
  end(): FileEnd {
    this.#unpacker.end()
    const gzip = this.#unpacker.facts
    this.#blocks.end()
    for (const fault of gzipFaults(gzip, this.locator.end)) this.#events.fault(fault)
    if (!this.#headed) this.#tellHead({ bom: false, gzip })
    if (!this.#kind) this.#tellKind('unknown')
    return {
      kind: this.#kind!,
      urls: this.records,
      bytes: this.bytes,
      packedBytes: this.#packed,
      ascii: this.bytes === this.locator.end,
      gzip,
      truncated: this.#done || gzip.corrupt !== undefined || gzip.other !== undefined,
    }
  }

  #addBytes(bytes: Uint8Array): boolean {
    this.bytes += bytes.length
    if (this.bytes <= MAX_BYTES) this.#blocks.push(bytes)
    else this.#stopped = true
    return this.bytes <= MAX_BYTES
  }

  /** Nothing more can be told by reading on; the bytes are still counted. */
  get #done(): boolean {
    return this.#stopped || (this.#reader?.stopped ?? false)
  }

  #decode(block: Uint8Array, last: boolean): void {
    const { facts } = this.#unpacker
    if (this.#done || facts.other !== undefined) return
    this.#decoder ??= this.#chooseDecoder(block)
    if (this.#done) return
    const wasBad = this.#decoder.bad !== undefined
    const start = this.locator.end + this.#held.length
    const text = this.#held + this.#decoder.push(block, last)
    const bad = wasBad ? undefined : this.#decoder.bad
    const stops = bad !== undefined && this.#decoder instanceof Utf8Decoder && !isLines(this.#tellShape(text))
    this.#held = text.endsWith('\r') && !last && !stops ? '\r' : ''
    // Where bytes are missing the text has no honest end: what is unclosed then is no fault of its own.
    this.#read(this.#held === '' ? text : text.slice(0, -1), last && !stops && facts.corrupt === undefined)
    if (!bad) return
    this.#stopped = stops
    this.#events.fault(badBytesFault(this.#tellShape(text), bad, start + bad.index, stops))
  }

  /** By the first block: a file that is no UTF-8 but says what it is can be read on. */
  #chooseDecoder(block: Uint8Array): TextSource {
    const wide = wideEncoding(block)
    if (wide) {
      const fault = wideFault(block, wide, this.#path)
      this.#stopped = fault.fatal === true
      this.#wide = true
      this.#events.fault(fault)
      if (!this.#stopped) return new ForeignDecoder(wide.encoding, false)
    }
    const declared = declaredEncoding(block)
    if (declared) return new ForeignDecoder(declared, true)
    return new Utf8Decoder((text) => isLines(this.#tellShape(text)))
  }

  #read(text: string, last: boolean): void {
    if (text === '' && !last) return
    this.#reader ??= this.#begin(text)
    this.locator.push(text, this.#reader.keepFrom)
    this.#reader.write(text, last)
  }

  #tellShape(text: string): Shape {
    this.#shape ??= tellShape(text, this.#path)
    return this.#shape
  }

  /** The reader for the shape of the first text. */
  #begin(text: string): TextReader {
    const shape = this.#tellShape(text)
    const head = { bom: this.#decoder!.bom, gzip: this.#unpacker.facts }
    if (head.bom) this.#events.fault(markFault(shape))
    const events: ReadEvents = {
      ...this.#events,
      head: (h) => this.#tellHead(h),
      kind: (k) => this.#tellKind(k),
      fault: (fault) => {
        // A UTF-16 file that declares itself as such has been told of already.
        if (!this.#wide || fault.rule !== 'xml-encoding-declared-not-utf8') this.#events.fault(fault)
      },
    }
    if (shape === 'text' || shape === 'robots') {
      this.#tellHead(head)
      this.#tellKind(shape)
      return shape === 'text' ? new TextSitemapReader(events) : new RobotsReader(events, head.bom ? 3 : 0)
    }
    const reader = new XmlReader(events, head, shape === 'html')
    this.locator = new Locator(reader.scanner.openedAt)
    return reader
  }

  #tellHead(head: Head): void {
    this.#headed = true
    this.#events.head(head)
  }

  #tellKind(kind: FileKind): void {
    this.#kind = kind
    this.#events.kind(kind)
  }
}

/** Where one line cannot be read the next one can. */
const isLines = (shape: Shape): boolean => shape === 'robots' || shape === 'text'
