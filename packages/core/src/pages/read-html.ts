import type { HtmlFile } from '../runtime.ts'
import { type BodyDates, hasDocumentElement, readBodyDates } from './body.ts'
import { contains, decode, encodingOfMark, otherEncoding } from './decode.ts'
import { type Head, readHead } from './head.ts'

/** A head has mostly ended by then. */
const FIRST_TEXT = 8_192
/** What is read of a file at first. */
const FIRST_BYTES = 32_768

export interface Html {
  head: Head
  /** Only where a date was sought in the body. */
  body?: BodyDates
  isDocument: boolean
  bytesRead: number
}

/** Reads the head of a file, and its body where a date is wanted that only stands there. */
export async function readHtml(file: HtmlFile, wantsDates: boolean): Promise<Html> {
  const got = file.read(FIRST_BYTES)
  let bytes = got instanceof Uint8Array ? got : await got
  let isWhole = bytes.length < FIRST_BYTES
  const all = async () => {
    if (!isWhole) bytes = await file.read()
    isWhole = true
    return bytes
  }

  let size = FIRST_TEXT
  let encoding = encodingOfMark(bytes)
  let head = headOf(bytes, size, isWhole, encoding)
  while (!head.ended) {
    if (bytes.length <= size) await all()
    size = Math.max(bytes.length, FIRST_BYTES)
    head = headOf(bytes, size, isWhole, encoding)
  }
  const other = encoding ? undefined : otherEncoding(head.charset)
  if (other) {
    encoding = other
    head = headOf(bytes, bytes.length, isWhole, encoding)
  }

  const isDocument = head.isDocument || hasDocumentElement(decode(await all(), encoding))
  const seeksDate = wantsDates && isDocument && head.metaDates.length === 0 && !hasDate(head.jsonLd)
  const body =
    seeksDate && contains(await all(), 'dateModified', 4) ? readBodyDates(decode(bytes, encoding)) : undefined
  return { head, body, isDocument, bytesRead: bytes.length }
}

const headOf = (bytes: Uint8Array, size: number, isWhole: boolean, encoding: string | undefined) =>
  readHead(
    decode(bytes.length > size ? bytes.subarray(0, size) : bytes, encoding),
    isWhole && bytes.length <= size,
  )

const hasDate = (jsonLd: string[]) => jsonLd.some((script) => script.includes('dateModified'))
