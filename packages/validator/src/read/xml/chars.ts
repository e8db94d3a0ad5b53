const START =
  ':A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C-\\u200D\\u2070-\\u218F' +
  '\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}'
const REST = `${START}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F-\\u2040`

const asciiName = /[:A-Z_a-z][-.\w:]*/y
const anyName = new RegExp(`[${START}][${REST}]*`, 'uy')

/** Index behind the XML name at `from`; `from` itself where there is none (XML 1.0, production 5). */
export function nameEnd(text: string, from: number): number {
  asciiName.lastIndex = from
  const end = asciiName.test(text) ? asciiName.lastIndex : from
  if (end < text.length ? text.charCodeAt(end) < 0x80 : end > from) return end
  anyName.lastIndex = from
  return anyName.test(text) ? anyName.lastIndex : from
}

/** Index of the first character from `from` on that is no XML white space. */
export function skipSpace(text: string, from: number): number {
  let i = from
  for (;;) {
    const c = text.charCodeAt(i)
    if (c !== 32 && c !== 10 && c !== 13 && c !== 9) return i
    i++
  }
}

/** Characters that XML 1.0 forbids (production 2). Lone surrogates cannot come out of strict UTF-8. */
export const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/

export const isXmlChar = (code: number): boolean =>
  code === 9 ||
  code === 10 ||
  code === 13 ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  (code >= 0x10000 && code <= 0x10ffff)

export const isBlank = (text: string): boolean => !/[^ \t\r\n]/.test(text)
