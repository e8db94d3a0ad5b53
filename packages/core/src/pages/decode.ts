const utf8 = new TextDecoder()
const others = new Map<string, InstanceType<typeof TextDecoder>>()

/** The encoding that a byte-order mark names; it wins over everything else (HTML, "encoding sniffing"). */
export function encodingOfMark(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return undefined
}

/** The encoding that a document names for itself, as a label that decoders know; undefined where that is UTF-8 or unknown. */
export function otherEncoding(label: string | undefined): string | undefined {
  if (!label) return undefined
  try {
    // A document whose meta element could be read is not UTF-16, whatever it says.
    const { encoding } = decoderOf(label.toLowerCase())
    return encoding === 'utf-8' || encoding.startsWith('utf-16') ? undefined : encoding
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

export const decode = (bytes: Uint8Array, encoding = 'utf-8'): string => decoderOf(encoding).decode(bytes)

function decoderOf(label: string): InstanceType<typeof TextDecoder> {
  if (label === 'utf-8') return utf8
  const decoder = others.get(label) ?? new TextDecoder(label)
  others.set(label, decoder)
  return decoder
}

/** Whether ASCII text occurs in bytes. `rare` is the index of its character that is rarest in HTML. */
export function contains(bytes: Uint8Array, word: string, rare: number): boolean {
  const code = word.charCodeAt(rare)
  for (let at = bytes.indexOf(code, rare); at >= 0; at = bytes.indexOf(code, at + 1)) {
    let i = 0
    while (i < word.length && bytes[at - rare + i] === word.charCodeAt(i)) i++
    if (i === word.length) return true
  }
  return false
}
