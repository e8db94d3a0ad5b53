/** First bytes of packed formats other than gzip. */
const MAGICS: [format: string, bytes: number[]][] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  ['7z', [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]],
  ['rar', [0x52, 0x61, 0x72, 0x21, 0x1a, 0x07]],
  ['bzip2', [0x42, 0x5a, 0x68]],
  ['xz', [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]],
  ['zstd', [0x28, 0xb5, 0x2f, 0xfd]],
  ['lz4', [0x04, 0x22, 0x4d, 0x18]],
  ['compress', [0x1f, 0x9d]],
]
const TAR_AT = 257
const TAR = [0x75, 0x73, 0x74, 0x61, 0x72]

/** Bytes that `otherCompression` wants to see. */
export const MAGIC_LENGTH = TAR_AT + TAR.length

const startsWith = (bytes: Uint8Array, magic: number[], at = 0): boolean =>
  magic.every((byte, i) => bytes[at + i] === byte)

/** Told by the first byte, which is all that there may be of a file yet. */
export const mayBeGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f

export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

/** Name of the packed format that is no gzip; undefined for all else. Brotli has no magic: its bytes fail as UTF-8. */
export const otherCompression = (bytes: Uint8Array): string | undefined =>
  startsWith(bytes, TAR, TAR_AT) ? 'tar' : MAGICS.find(([, magic]) => startsWith(bytes, magic))?.[0]

export interface WideEncoding {
  encoding: 'UTF-32LE' | 'UTF-32BE' | 'UTF-16LE' | 'UTF-16BE'
  /** Whether a byte-order mark says so. */
  mark: boolean
}

/** The encoding that a byte-order mark of UTF-16 or UTF-32 names, or that NUL bytes around the first character show. */
export function wideEncoding(bytes: Uint8Array): WideEncoding | undefined {
  if (startsWith(bytes, [0xff, 0xfe, 0, 0])) return { encoding: 'UTF-32LE', mark: true }
  if (startsWith(bytes, [0, 0, 0xfe, 0xff])) return { encoding: 'UTF-32BE', mark: true }
  if (startsWith(bytes, [0xff, 0xfe])) return { encoding: 'UTF-16LE', mark: true }
  if (startsWith(bytes, [0xfe, 0xff])) return { encoding: 'UTF-16BE', mark: true }
  if (startsWith(bytes, [0x3c, 0]) && bytes[2] !== 0) return { encoding: 'UTF-16LE', mark: false }
  if (startsWith(bytes, [0, 0x3c]) && bytes[2] === 0) return { encoding: 'UTF-16BE', mark: false }
  return undefined
}
