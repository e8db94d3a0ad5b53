export const SLASH = 0x2f
export const EQUALS = 0x3d
export const GREATER = 0x3e
export const DOUBLE_QUOTE = 0x22
export const SINGLE_QUOTE = 0x27

export const isLetter = (code: number) => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a
/** White space of HTML. */
export const isSpace = (code: number) =>
  code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0d || code === 0x0c
