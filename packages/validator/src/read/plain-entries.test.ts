import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Element, Entry } from '../rule.ts'
import type { ReadEvents } from './events.ts'
import { XmlReader } from './read-xml.ts'

const copyElement = (element: Element): object => ({
  ...element,
  children: element.children.map(copyElement),
})
const copyEntry = ({
  kind,
  ordinal,
  at,
  loc,
  lastmod,
  changefreq,
  priority,
  attributes,
  strayText,
  url,
  plain,
  children,
}: Entry) => ({
  kind,
  ordinal,
  at,
  loc,
  lastmod,
  changefreq,
  priority,
  attributes,
  strayText,
  url,
  plain,
  children: children.map(copyElement),
})

/** All that is told of a text, with or without shortcuts, in pieces. */
function tell(text: string, pieces: number[], shortcuts: boolean): unknown[] {
  const told: unknown[] = []
  const note = (name: string) => (thing: unknown) => void told.push([name, thing])
  const events: ReadEvents = {
    head: note('head'),
    kind: note('kind'),
    fault: ({ params: { found, text: _, ...params } = {}, ...fault }) => told.push(['fault', fault, params]),
    doctype: note('doctype'),
    root: note('root'),
    child: (element) => void told.push(['child', copyElement(element)]),
    strayText: note('strayText'),
    entry: (entry) => void told.push(['entry', copyEntry(entry)]),
    item: note('item'),
    line: note('line'),
    robots: note('robots'),
  }
  const reader = new XmlReader(
    events,
    { bom: false, gzip: { magic: false, members: 0, double: false } },
    false,
    shortcuts,
  )
  let from = 0
  for (const length of pieces) {
    let end = Math.min(text.length, from + length)
    if (text[end - 1] === '\r') end++
    reader.write(text.slice(from, end), false)
    from = end
  }
  reader.write(text.slice(from), true)
  return told
}

const space = fc.constantFrom('', '', '\n', '  ', '\r\n\t')
const loc = fc.constantFrom(
  'https://example.com/',
  'https://example.com/a-b/c.html',
  'http://other.example/x',
  'https://example.com/?a=1&amp;b',
  'https://example.com/é',
  '/a',
  'https://example.com/a&b',
  ' https://example.com/a ',
  "https://example.com/it's",
  'https://example.com/a]]>b',
  '',
  'https://example.com/<!-- -->a',
)
const date = fc.constantFrom(
  '2026-01-01',
  '2026-01-01T10:00:00+03:00',
  '2026',
  'yesterday',
  '',
  ' 2026-01-01',
  '2026-01-01T00:00:00Z&#32;',
)
const plainLoc = fc.tuple(space, loc).map(([s, l]) => `${s}<loc>${l}</loc>`)
const plainDate = fc.tuple(space, date).map(([s, d]) => `${s}<lastmod>${d}</lastmod>`)
const record = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(space, plainLoc, fc.oneof(fc.constant(''), plainDate), space)
      .map(([s, l, d, e]) => `${s}<url>${l}${d}${e}</url>`),
  },
  { weight: 1, arbitrary: fc.tuple(plainDate, plainLoc).map(([d, l]) => `<url>${d}${l}</url>`) },
  fc.constantFrom(
    '<url/>',
    '<url a="1"><loc>https://example.com/</loc></url>',
    '<!-- c -->',
    '<?p i?>',
    'stray',
    '<foo/>',
    '<url><loc>https://example.com/</loc>x</url>',
    '<url><loc>https://example.com/</loc><priority>1</priority></url>',
    '<url><loc>https://example.com/</loc></url',
    '<url ><loc>https://example.com/a</loc></url >',
  ),
)
const root = fc.constantFrom(
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
  '<urlset>',
  '<s:urlset xmlns:s="x" xmlns="x">',
  '<urlset xmlns="x" xmlns:y="y">',
)
const document = fc
  .tuple(root, fc.array(record, { maxLength: 8 }))
  .map(([r, records]) => `${r}${records.join('')}</${/^<([\w:]+)/.exec(r)![1]}>`)

describe('readPlainEntries', () => {
  it('tells what the scanner alone tells, whatever pieces the text comes in', () => {
    fc.assert(
      fc.property(document, fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 60 }), (text, pieces) => {
        const slow = tell(text, [], false)
        expect(tell(text, [], true)).toEqual(slow)
        expect(tell(text, pieces, true)).toEqual(slow)
      }),
      { numRuns: 2000 },
    )
  })
})
