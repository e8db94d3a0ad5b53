/** Thrown for a character that XML 1.0 (2.2, Char) has no way to write, not even as a reference. */
export class ForbiddenCharacter extends Error {
  override name = 'ForbiddenCharacter'
  /** `U+0001` */
  readonly character: string
  /** The value around it, printable. */
  readonly excerpt: string
  constructor(value: string, at: number) {
    const code = value.charCodeAt(at)
    const character = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
    super(`${character} cannot be written in XML.`)
    this.character = character
    this.excerpt = value.slice(Math.max(0, at - 20), at + 20).replace(UNPRINTABLE, '\uFFFD')
  }
}

/** Anything that keeps a value from being written as it is. Surrogates are in it, so that lone ones are found. */
const SPECIAL = /[&<>"'\u0000-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/u
const UNPRINTABLE = /[\u0000-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

/**
 * Escapes a value once, for text. All five characters, as sitemaps.org asks ("Entity escaping"); a carriage return as a
 * reference, since a parser would make a line feed of it.
 * @throws ForbiddenCharacter
 */
export const escapeText = (value: string): string =>
  SPECIAL.test(value) ? replaceSpecial(value, /[&<>"'\r]/g) : value

/** The same for an attribute, where tabs and line feeds are references too (a parser would make spaces of them). */
export const escapeAttribute = (value: string): string =>
  SPECIAL.test(value) ? replaceSpecial(value, /[&<>"'\t\n\r]/g) : value

function replaceSpecial(value: string, escaped: RegExp): string {
  const forbidden = FORBIDDEN.exec(value)
  if (forbidden) throw new ForbiddenCharacter(value, forbidden.index)
  return value.replace(escaped, (character) => ENTITIES[character]!)
}
