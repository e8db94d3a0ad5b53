/*
 * Every fault that the reader emits, with its parameters and variants. The rule of that id words it.
 * A dash marks the plain words (no variant). `fatal` ends the reading; what was read before it stays.
 *
 * | rule                           | variant             | params                | when                                                         |
 * | ------------------------------ | ------------------- | --------------------- | ------------------------------------------------------------ |
 * | xml-not-well-formed            | -                   | name, expected, openLine | fatal: `</name>` where `</expected>` must come            |
 * |                                | unopened            | name                  | fatal: `</name>` with no element open                        |
 * |                                | unclosed            | name, openLine        | fatal: the file ends while `name` is open                    |
 * |                                | truncated           | what                  | fatal: the file ends inside a tag, comment, CDATA section,   |
 * |                                |                     |                       | processing instruction, DOCTYPE or reference (`what` is one  |
 * |                                |                     |                       | of tag, comment, cdata, pi, doctype)                         |
 * |                                | bad-tag             | element, found        | fatal: something in a tag that is no attribute               |
 * |                                | duplicate-attribute | name, element         | the second of two                                            |
 * |                                | attribute-unquoted  | name, element         | fatal                                                        |
 * |                                | attribute-no-value  | name, element         | fatal                                                        |
 * |                                | attribute-spacing   | name, element         | no white space before an attribute                           |
 * |                                | cdata-end           | -                     | `]]>` in text                                                |
 * |                                | text-outside        | text                  | text before the root element                                 |
 * |                                | cdata-outside       | -                     | a CDATA section outside the root element                     |
 * |                                | reserved-target     | name                  | a second XML declaration, or a target such as `XML`          |
 * |                                | bad-pi              | name                  | no white space behind the target                             |
 * |                                | bad-declaration     | text                  | a malformed XML declaration (`text` is the declaration)      |
 * |                                | bad-markup          | found                 | fatal: `<!` that opens nothing known                         |
 * |                                | bad-doctype         | -                     | a second or misplaced DOCTYPE, or one that XML forbids       |
 * |                                | unknown-encoding    | encoding              | a declared encoding that nobody knows                        |
 * |                                | too-many-elements   | limit                 | (warning) one record holds more; the rest of it is not read  |
 * |                                | too-deep            | limit                 | fatal: elements nested deeper than readers go                |
 * |                                | tag-too-long        | limit                 | fatal: one tag longer than `limit` characters                |
 * |                                | namespace-empty     | name                  | `xmlns:p=""`                                                 |
 * |                                | namespace-reserved  | name                  | xml or xmlns bound to something else, or their URI taken     |
 * |                                | namespace-name      | name                  | two colons, or a colon at an end                             |
 * |                                | namespace-duplicate | name, element         | two attributes of one namespace and local name               |
 * | xml-unescaped-ampersand        | -                   | found                 | a raw `&` (`found`: it and what follows)                     |
 * | xml-unescaped-lt               | -                   | found                 | a raw `<`                                                    |
 * | xml-unescaped-quote-or-gt      | -                   | found, element        | the first raw `'`, `"` or `>` of an element's text           |
 * | xml-undefined-entity           | -                   | name                  | a named reference that XML does not define                   |
 * |                                | not-expanded        | name                  | one that the DOCTYPE declares: it is not expanded            |
 * | xml-invalid-char               | -                   | code (`U+0001`)       | raw                                                          |
 * |                                | reference           | code, found           | by reference                                                 |
 * | xml-not-utf8                   | -                   | byte, bytes (`F1 3C`) | `byte` is the 0-based offset of the first bad sequence; fatal unless the declaration names an encoding that can be read |
 * | xml-encoding-declared-not-utf8 | -                   | encoding              | a declared encoding other than UTF-8                         |
 * |                                | ascii               | encoding              | US-ASCII declared (severity is the rule's: info if the bytes are ASCII) |
 * | xml-utf16-bom                  | -                   | encoding              | a byte-order mark of UTF-16 (read on) or UTF-32 (fatal)      |
 * |                                | no-mark             | encoding              | UTF-16 without one                                           |
 * | xml-bom                        | -                   | -                     | a UTF-8 byte-order mark before XML                           |
 * | xml-declaration-missing        | -                   | -                     | the file has no XML declaration at all                       |
 * | xml-declaration-version        | -                   | version               | a version other than 1.0                                     |
 * | xml-leading-whitespace         | -                   | -                     | white space before `<?xml`                                   |
 * |                                | text                | found                 | something else before it                                     |
 * | xml-doctype                    | -                   | -                     | a DOCTYPE                                                    |
 * |                                | entities            | -                     | a DOCTYPE that declares entities: they are not expanded      |
 * | xml-comment-double-hyphen      | -                   | -                     | `--` in a comment                                            |
 * |                                | end                 | -                     | a comment that ends in `--->`                                |
 * | xml-content-after-root         | -                   | found                 | fatal: the first text, tag or section after the root         |
 * | xml-empty-document             | -                   | -                     | no bytes, or white space only                                |
 * |                                | no-root             | -                     | comments and instructions, but no element                    |
 * | xml-html-instead-of-sitemap    | -                   | -                     | fatal                                                        |
 * | xml-unknown-root               | -                   | name, ns              | fatal; a feed in an unknown namespace too                    |
 * | xml-namespace-prefix-undeclared| -                   | prefix, name          | once a prefix and place                                      |
 * | txt-not-utf8                   | -                   | byte, bytes           | read on                                                      |
 * |                                | utf16               | encoding              | read on                                                      |
 * | txt-bom                        | -                   | -                     | a UTF-8 byte-order mark before text                          |
 * | robots-not-utf8                | -                   | byte, bytes           | read on                                                      |
 * |                                | utf16               | encoding              | read on                                                      |
 * |                                | bom                 | -                     | (info) a UTF-8 byte-order mark                               |
 * | gzip-corrupt                   | -                   | -                     | fatal: the deflate stream is broken                          |
 * |                                | truncated           | -                     | fatal: the file ends early                                   |
 * |                                | checksum            | -                     | CRC32 or size do not fit                                     |
 * |                                | trailing            | -                     | bytes behind the last member                                 |
 * | gzip-other-compression         | -                   | format                | fatal; zip, tar, 7z, rar, bzip2, xz, zstd, lz4, compress     |
 * | gzip-double                    | -                   | -                     | gzip inside gzip; it is unpacked twice and read              |
 * | gzip-multi-member              | -                   | members               | at the end                                                   |
 */
import type { Fault } from '../rule.ts'

export type ReportFault = (fault: Fault) => void

/** Shows a character in a message: `U+000B`. */
export const showCode = (code: number): string => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
