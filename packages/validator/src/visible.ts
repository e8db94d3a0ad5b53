// C0 and C1 controls, and the characters that turn the direction of text: a file must not steer a terminal.
const INVISIBLE = /[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g

/** The text with its control characters spelled out (`\u001b`), tabs and line ends as spaces. */
export const spellOut = (text: string): string =>
  text.replace(/[ \t\r\n]+/g, ' ').replace(INVISIBLE, (char) => `\\u${hex(char)}`)

/** The same with one character for each, so that columns stay. */
export const keepColumns = (text: string): string =>
  text.replace(/[\t\r\n]/g, ' ').replace(INVISIBLE, '\ufffd')

const hex = (char: string): string => char.charCodeAt(0).toString(16).padStart(4, '0')
