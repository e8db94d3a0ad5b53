import { type BadBytes, goodLength, joinBytes, lastWhole, showBytes, type TextSource } from './decode.ts'

const DECLARED = /^(?:\xef\xbb\xbf)?\s*<\?xml\s[^>]*?encoding\s*=\s*["']([A-Za-z][\w.-]*)["']/

/** The encoding that an XML declaration names, where the platform knows it and it is no form of Unicode. */
export function declaredEncoding(start: Uint8Array): string | undefined {
  const label = DECLARED.exec(String.fromCharCode(...start.subarray(0, 256)))?.[1]
  if (label === undefined || /^(?:utf|us-ascii$|ascii$|unicode|ucs)/i.test(label)) return undefined
  try {
    return new TextDecoder(label).encoding
  } catch {
    return undefined
  }
}

/**
 * Decodes a file that is not UTF-8 but says what it is (by a mark or in its declaration), so that the rest can be judged
 * too. `bad` is the first place that is no UTF-8.
 */
export class ForeignDecoder implements TextSource {
  readonly bom = false
  bad: BadBytes | undefined
  #decoder: InstanceType<typeof TextDecoder>
  #checked: boolean
  #read = 0
  #carry: Uint8Array = new Uint8Array(0)

  /** `check`: the bytes may still turn out to be UTF-8. */
  constructor(encoding: string, check: boolean) {
    this.#decoder = new TextDecoder(encoding)
    this.#checked = !check
  }

  push(block: Uint8Array, last: boolean): string {
    if (this.#checked) return this.#decoder.decode(block, { stream: !last })
    const bytes = joinBytes(this.#carry, block)
    const end = last ? bytes.length : lastWhole(bytes)
    const good = goodLength(bytes.subarray(0, end))
    const start = this.#decoder.decode(bytes.subarray(0, good), { stream: true })
    if (good < end) {
      this.#checked = true
      this.bad = { byte: this.#read + good, bytes: showBytes(bytes.subarray(good)), index: start.length }
    }
    const rest = this.#checked ? bytes.length : end
    this.#carry = bytes.slice(rest)
    this.#read += good
    return start + this.#decoder.decode(bytes.subarray(good, rest), { stream: !last })
  }
}
