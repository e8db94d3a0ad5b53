import type { Fault, GzipFacts, Offset } from '../rule.ts'
import type { BadBytes } from './decode.ts'
import { type Shape, tellShape } from './kind.ts'
import type { WideEncoding } from './magic.ts'

/** A UTF-8 byte-order mark: harmless, but each kind of file has something to say about it. */
export const markFault = (shape: Shape): Fault => {
  if (shape === 'robots') return { rule: 'robots-not-utf8', at: 0, variant: 'bom', severity: 'info' }
  return { rule: shape === 'text' ? 'txt-bom' : 'xml-bom', at: 0 }
}

/** Bytes that are no UTF-8. XML ends there, unless it says what it is; lines are read on. */
export const badBytesFault = (shape: Shape, { byte, bytes }: BadBytes, at: Offset, fatal: boolean): Fault => {
  const rule = shape === 'robots' ? 'robots-not-utf8' : shape === 'text' ? 'txt-not-utf8' : 'xml-not-utf8'
  return { rule, at, params: { byte, bytes }, fatal }
}

/** UTF-16, which is read all the same, or UTF-32, which no platform decodes; with or without a mark. */
export function wideFault(start: Uint8Array, wide: WideEncoding, path: string): Fault {
  const letters = start.subarray(0, 1024).filter((byte) => byte > 0 && byte < 128)
  const shape = tellShape(String.fromCharCode(...letters), path)
  const fault = { at: 0, params: { encoding: wide.encoding }, fatal: wide.encoding.startsWith('UTF-32') }
  if (shape === 'text') return { ...fault, rule: 'txt-not-utf8', variant: 'utf16' }
  if (shape === 'robots') return { ...fault, rule: 'robots-not-utf8', variant: 'utf16' }
  return { ...fault, rule: 'xml-utf16-bom', variant: wide.mark ? undefined : 'no-mark' }
}

/** What is to be said of the packing, at the end of the file (`at`). */
export function gzipFaults({ other, corrupt, double, members }: GzipFacts, at: Offset): Fault[] {
  const faults: Fault[] = []
  if (other !== undefined) {
    faults.push({ rule: 'gzip-other-compression', at: 0, params: { format: other }, fatal: true })
  }
  if (corrupt !== undefined) {
    faults.push({
      rule: 'gzip-corrupt',
      at,
      variant: corrupt === 'broken' ? undefined : corrupt,
      fatal: true,
    })
  }
  if (double) faults.push({ rule: 'gzip-double', at: 0 })
  if (members > 1) faults.push({ rule: 'gzip-multi-member', at: 0, params: { members } })
  return faults
}
