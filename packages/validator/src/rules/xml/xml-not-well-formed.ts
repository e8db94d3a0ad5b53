import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const xml = (text: string) => ({ file: text, path: 'sitemap.xml' })
const OPEN = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const ENTRY = '<url><loc>https://example.com/</loc></url>'

/** The one way out of most of these: a serialiser cannot make them. */
const REWRITE = 'Write the file with an XML library instead of joining strings.'

export default defineRule({
  id: 'xml-not-well-formed',
  scope: 'xml',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'The file is well-formed XML.',
  why: 'XML forbids a reader to go on behind a fault. What an engine makes of such a file is luck; most drop all of it.',
  sources: [
    cite(documents.xml, '2.1 Well-Formed XML Documents'),
    cite(documents.xmlNamespaces, '7 Conformance of Documents'),
    cite(documents.protocol, 'XML tag definitions'),
    cite(documents.yandexErrors, 'Invalid XML'),
  ],
  knownAs: { google: ['Parsing error', 'Invalid XML'], yandex: ['Невалидный XML'] },
  words: {
    message:
      '`</{name}>` stands where `</{expected}>` must come: the element opened on line {openLine} is not closed.',
    fix: 'Close each element before the one around it; check what writes `<{expected}>`.',
  },
  variants: {
    unopened: {
      message: '`</{name}>` closes an element that was never opened.',
      fix: 'Remove the end tag, or write the start tag that is missing before it.',
    },
    unclosed: {
      message: 'The file ends while `<{name}>`, opened on line {openLine}, is still open.',
      fix: 'Write the file to its end. If it was cut off on the way, look at the disk, the upload and time limits of the script.',
    },
    truncated: {
      message: 'The file ends in the middle of its markup ({what}).',
      fix: 'Write the file to its end. If it was cut off on the way, look at the disk, the upload and time limits of the script.',
    },
    'bad-tag': {
      message: 'The tag of `{element}` holds "{found}", which is no attribute.',
      fix: REWRITE,
    },
    'bad-name': { message: '"{name}" is no name that XML allows.', fix: REWRITE },
    'duplicate-attribute': {
      message: '`<{element}>` has the attribute `{name}` twice.',
      fix: 'Keep one of the two.',
    },
    'attribute-unquoted': {
      message: 'The value of `{name}` in `<{element}>` has no quotation marks.',
      fix: 'Put the value between double quotation marks.',
    },
    'attribute-no-value': {
      message: 'The attribute `{name}` of `<{element}>` has no value.',
      fix: 'Give it a value in quotation marks, or remove it.',
    },
    'attribute-spacing': {
      message: 'There is no white space before the attribute `{name}` of `<{element}>`.',
      fix: 'Put a space between attributes.',
    },
    'cdata-end': {
      message: '"]]>" stands in text, where it may only end a CDATA section.',
      fix: 'Write "]]&gt;", or open the CDATA section that it is meant to end.',
    },
    'text-outside': {
      message: 'The text "{text}" stands before the root element.',
      fix: 'Remove it; look for output that the script prints before the sitemap, such as a warning.',
    },
    'cdata-outside': {
      message: 'A CDATA section stands outside the root element.',
      fix: 'Remove it.',
    },
    'reserved-target': {
      message:
        '`<?{name}` stands in the middle of the file; an XML declaration may only be its very first characters.',
      fix: 'Remove it; two files may have been joined.',
    },
    'bad-pi': {
      message: 'The processing instruction `<?{name}` has no white space behind its name.',
      fix: 'Put a space behind the name, or remove the instruction.',
    },
    'bad-declaration': {
      message: 'The XML declaration "{text}" is malformed.',
      fix: 'Write <?xml version="1.0" encoding="UTF-8"?>.',
    },
    'unknown-encoding': {
      message: 'The XML declaration names the encoding "{encoding}", which readers do not know.',
      fix: 'Save the file as UTF-8 and write encoding="UTF-8".',
    },
    'bad-markup': {
      message: '"{found}" opens no markup that XML knows.',
      fix: 'Write &lt; for a less-than sign that stands for itself; else remove it.',
    },
    'bad-doctype': {
      message: 'This DOCTYPE is malformed, a second one, or not before the root element.',
      fix: 'Remove it: a sitemap needs none.',
    },
    'too-deep': {
      message: 'Elements are nested more than {limit} deep; the file is read no further.',
      fix: 'A sitemap is four levels deep. Look for elements that are never closed.',
    },
    'tag-too-long': {
      message: 'A piece of markup is longer than {limit} characters; the file is read no further.',
      fix: 'Look for a quotation mark or an angle bracket that is never closed.',
    },
    'too-many-elements': {
      message: 'This record has more than {limit} elements; only the first ones were read.',
      fix: 'Look for an element that is not closed, or split the record.',
    },
    'namespace-empty': {
      message: 'The declaration `{name}` binds a prefix to nothing.',
      fix: 'Name the namespace of the prefix, or remove the declaration.',
    },
    'namespace-reserved': {
      message: 'The declaration `{name}` gives a reserved prefix or namespace another meaning.',
      fix: 'Remove it: the prefixes xml and xmlns need no declaration and have no other meaning.',
    },
    'namespace-name': {
      message: 'The name "{name}" has a colon where none may be.',
      fix: 'A name has at most one colon, between a declared prefix and the local name.',
    },
    'namespace-duplicate': {
      message: 'Two attributes of `<{element}>` have one namespace and one name; `{name}` is the second.',
      fix: 'Keep one of the two.',
    },
  },
  examples: () => ({
    good: [
      xml(`${OPEN}>${ENTRY}</urlset>`),
      xml(
        `<?xml version='1.0' encoding="utf-8" standalone="yes" ?>${OPEN} >${ENTRY}</urlset >\n<!-- end -->`,
      ),
      '<url ><loc\n>https://example.com/?a=1<![CDATA[&b=2]]></loc><?note a?></url>',
    ],
    bad: [
      xml(`${OPEN}><url><loc>https://example.com/</url></urlset>`),
      xml(`${OPEN}>${ENTRY}`),
      xml(`${OPEN}>${ENTRY}</url></urlset>`),
      xml(`${OPEN}>${ENTRY}<url><loc`),
      xml(`${OPEN}>${ENTRY}<!-- a`),
      xml(`${OPEN} a="1" a="2">${ENTRY}</urlset>`),
      xml(`${OPEN} a=1>${ENTRY}</urlset>`),
      xml(`${OPEN} a>${ENTRY}</urlset>`),
      xml(`${OPEN} a="1"b="2">${ENTRY}</urlset>`),
      xml(`${OPEN} xmlns:a="">${ENTRY}</urlset>`),
      xml(`${OPEN} xmlns:xml="urn:a">${ENTRY}</urlset>`),
      xml(`${OPEN}><a:b:c/>${ENTRY}</urlset>`),
      xml(`<?xml version="1.0" encoding="UTF-9"?>${OPEN}>${ENTRY}</urlset>`),
      xml(`<?xml encoding="UTF-8"?>${OPEN}>${ENTRY}</urlset>`),
      xml(`${OPEN}><?xml version="1.0"?>${ENTRY}</urlset>`),
      xml(`${OPEN}>${ENTRY}]]></urlset>`),
      xml(`${OPEN}><!ELEMENT a>${ENTRY}</urlset>`),
      xml(`${OPEN} xmlns:a="urn:a" xmlns:b="urn:a" a:c="1" b:c="2">${ENTRY}</urlset>`),
    ],
  }),
  check: {},
})
