import { describe, expect, it } from 'vitest'
import { checkWith } from '../check-with.ts'
import { settingsWith } from '../default-settings.ts'
import { stubRule } from '../stub-rules.ts'

const IDS = [
  'xml-not-well-formed',
  'xml-unescaped-ampersand',
  'xml-unescaped-lt',
  'xml-unescaped-quote-or-gt',
  'xml-undefined-entity',
  'xml-invalid-char',
  'xml-not-utf8',
  'xml-encoding-declared-not-utf8',
  'xml-utf16-bom',
  'xml-bom',
  'xml-declaration-missing',
  'xml-leading-whitespace',
  'xml-declaration-version',
  'xml-doctype',
  'xml-comment-double-hyphen',
  'xml-content-after-root',
  'xml-empty-document',
  'xml-html-instead-of-sitemap',
  'xml-unknown-root',
  'xml-namespace-prefix-undeclared',
  'txt-not-utf8',
  'txt-bom',
  'robots-not-utf8',
  'gzip-corrupt',
  'gzip-other-compression',
  'gzip-double',
  'gzip-multi-member',
]
const settings = settingsWith({ now: 0 })

/** Every fault as `rule/variant line:column`, and every loc that was read. */
async function read(source: string | Uint8Array, path = 'sitemap.xml') {
  const locs: string[] = []
  const spy = stubRule({ id: 'spy', scope: 'loc', check: { loc: (url) => void locs.push(url.value) } })
  const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : source
  const result = await checkWith(
    [spy, ...IDS.map((id) => stubRule({ id }))],
    { path, bytes: [bytes] },
    settings,
  )
  const faults = result.findings.map(
    (f) => `${f.rule}${f.variant ? `/${f.variant}` : ''} ${f.line}:${f.column}`,
  )
  return { faults, locs, result }
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const urlset = (inside: string) => `${head}<urlset ${NS}>\n${inside}\n</urlset>\n`
const url = (loc: string) => `<url><loc>${loc}</loc></url>`
const after = url('https://example.com/z')

describe('reading on behind a fault', () => {
  it('X01 reports a raw ampersand once a place, at its place, and reads the rest', async () => {
    const { faults, locs } = await read(
      urlset(`${url('https://example.com/é😀?a=1&b=2&c=3&amp;d')}\n${after}`),
    )
    expect(faults).toEqual(['xml-unescaped-ampersand 3:37', 'xml-unescaped-ampersand 3:41'])
    expect(locs).toEqual(['https://example.com/é😀?a=1&b=2&c=3&d', 'https://example.com/z'])
  })

  it.each([
    [
      'a raw < before a space',
      url('https://example.com/?a < b'),
      ['xml-unescaped-lt 3:34'],
      'https://example.com/?a < b',
    ],
    [
      'a raw < before a name',
      url('https://example.com/?a=<b'),
      ['xml-unescaped-lt 3:34'],
      'https://example.com/?a=<b',
    ],
    [
      'a raw < before words',
      url('https://example.com/?a=<b and c'),
      ['xml-unescaped-lt 3:34'],
      'https://example.com/?a=<b and c',
    ],
    [
      'an undefined entity',
      url('https://example.com/a&nbsp;b'),
      ['xml-undefined-entity 3:32'],
      'https://example.com/a&nbsp;b',
    ],
    [
      'a control character',
      url('https://example.com/\u0001'),
      ['xml-invalid-char 3:31'],
      'https://example.com/',
    ],
    ['a NUL', url('https://example.com/\0a'), ['xml-invalid-char 3:31'], 'https://example.com/a'],
    [
      'a reference to a forbidden character',
      url('https://example.com/&#x1;'),
      ['xml-invalid-char/reference 3:31'],
      'https://example.com/',
    ],
    [
      'surrogates by reference (X11)',
      url('https://example.com/&#xD83D;&#xDE00;'),
      ['xml-invalid-char/reference 3:31', 'xml-invalid-char/reference 3:39'],
      'https://example.com/',
    ],
    [
      ']]> in text',
      url('https://example.com/]]>'),
      ['xml-not-well-formed/cdata-end 3:31'],
      'https://example.com/]]>',
    ],
    [
      'a raw quote',
      url("https://example.com/it's"),
      ['xml-unescaped-quote-or-gt 3:33'],
      "https://example.com/it's",
    ],
    [
      'two hyphens in a comment',
      `<!-- a -- b -->${url('https://example.com/')}`,
      ['xml-comment-double-hyphen 3:8'],
      'https://example.com/',
    ],
    [
      'a comment that ends in three',
      `<!-- a --->${url('https://example.com/')}`,
      ['xml-comment-double-hyphen/end 3:8'],
      'https://example.com/',
    ],
    [
      'an undeclared prefix',
      `<url><loc>https://example.com/</loc><image:image><image:loc>x</image:loc></image:image></url>`,
      ['xml-namespace-prefix-undeclared 3:37'],
      'https://example.com/',
    ],
    [
      'a doubled attribute',
      `<url a="1" a="2"><loc>https://example.com/</loc></url>`,
      ['xml-not-well-formed/duplicate-attribute 3:12'],
      'https://example.com/',
    ],
    [
      'a second declaration',
      `<?xml version="1.0"?>${url('https://example.com/')}`,
      ['xml-not-well-formed/reserved-target 3:1'],
      'https://example.com/',
    ],
    [
      'CDATA',
      '<url><loc>\n<![CDATA[https://example.com/?a&b]]> </loc></url>',
      [],
      'https://example.com/?a&b',
    ],
  ])('reads on behind %s', async (_, inside, expected, loc) => {
    const { faults, locs } = await read(urlset(`${inside}\n${after}`))
    expect(faults).toEqual(expected)
    expect(locs).toEqual([loc, 'https://example.com/z'])
  })

  it.each([
    ['a wrong end tag', urlset('<url><loc>https://example.com/</lok></url>'), 'xml-not-well-formed 3:31'],
    ['an unclosed root', `${head}<urlset ${NS}>\n${after}`, 'xml-not-well-formed/unclosed 3:44'],
    ['a file that ends inside a tag', `${head}<urlset ${NS}>\n<url`, 'xml-not-well-formed/truncated 3:1'],
    ['an unquoted attribute', urlset('<url a=1></url>'), 'xml-not-well-formed/attribute-unquoted 3:6'],
    ['an attribute without a value', urlset('<url a></url>'), 'xml-not-well-formed/attribute-no-value 3:6'],
    ['text behind the root', `${urlset(after)}\n\nx`, 'xml-content-after-root 7:1'],
    ['a second root', `${urlset(after)}${urlset(after)}`, 'xml-not-well-formed/reserved-target 5:1'],
    [
      'text before the root',
      `${head}x<urlset ${NS}>${after}</urlset>`,
      'xml-not-well-formed/text-outside 2:1',
    ],
    ['markup that is none', urlset('<!ELEMENT a ANY>'), 'xml-not-well-formed/bad-markup 3:1'],
  ])('names %s', async (_, source, expected) => {
    expect((await read(source)).faults[0]).toBe(expected)
  })

  it('names the line of the element that is left open', async () => {
    const { result } = await read(`${head}<urlset ${NS}>\n${`${after}\n`.repeat(5000)}`)
    expect(result.findings[0]!.params).toEqual({ name: 'urlset', openLine: 2 })
  })
})

describe('the start of a file', () => {
  it('V01 reports white space before the declaration at the declaration, and reads on', async () => {
    const { faults, locs } = await read(`\n \n${urlset(after)}`)
    expect(faults).toEqual(['xml-leading-whitespace 3:1'])
    expect(locs).toEqual(['https://example.com/z'])
  })

  it.each([
    ['a comment', '<!-- c -->', 'xml-leading-whitespace/text 1:11'],
    ['more white space than is held', ' '.repeat(2_000_000), 'xml-leading-whitespace 1:2000001'],
  ])('reports %s before the declaration, and reads on', async (_, before, expected) => {
    const { faults, locs } = await read(before + urlset(after))
    expect(faults).toContain(expected)
    expect(faults.join()).not.toContain('reserved-target')
    expect(locs).toEqual(['https://example.com/z'])
  })

  it('takes what a script printed before the declaration for what it is', async () => {
    const { faults, locs } = await read(
      `<br />\n<b>Warning</b>: x in <b>a.php</b> on line 1\n${urlset(after)}`,
    )
    expect(faults).toEqual(['xml-leading-whitespace/text 1:1'])
    expect(locs).toEqual(['https://example.com/z'])
  })

  it.each([
    ['no declaration', `<urlset ${NS}>${after}</urlset>`, ['xml-declaration-missing 1:1']],
    [
      'another encoding',
      urlset(after).replace('UTF-8', 'windows-1251'),
      ['xml-encoding-declared-not-utf8 1:31'],
    ],
    ['US-ASCII', urlset(after).replace('UTF-8', 'US-ASCII'), ['xml-encoding-declared-not-utf8/ascii 1:31']],
    [
      'an unknown encoding',
      urlset(after).replace('UTF-8', 'UFT-8'),
      ['xml-not-well-formed/unknown-encoding 1:31'],
    ],
    ['version 1.1', urlset(after).replace('1.0', '1.1'), ['xml-declaration-version 1:16']],
    ['version 2.0', urlset(after).replace('1.0', '2.0'), ['xml-not-well-formed/bad-declaration 1:1']],
    ['a byte-order mark', `\ufeff${urlset(after)}`, ['xml-bom 1:1']],
    ['a DOCTYPE', urlset(after).replace('<urlset', '<!DOCTYPE urlset>\n<urlset'), ['xml-doctype 2:1']],
  ])('reads on behind %s', async (_, source, expected) => {
    const { faults, locs } = await read(source)
    expect(faults).toEqual(expected)
    expect(locs).toEqual(['https://example.com/z'])
  })

  it.each([
    ['nothing', '', 'xml-empty-document 1:1'],
    ['white space', '\ufeff \n', 'xml-empty-document 1:1'],
    ['no element', `${head}<!-- nothing -->`, 'xml-empty-document/no-root 1:1'],
    ['HTML (V04)', '<!DOCTYPE html>\n<html><body>404', 'xml-html-instead-of-sitemap 1:1'],
    [
      'XHTML',
      '<?xml version="1.0"?>\n<html xmlns="http://www.w3.org/1999/xhtml"><br></html>',
      'xml-html-instead-of-sitemap 2:1',
    ],
    ['another root', `${head}<urlSet/>`, 'xml-unknown-root 2:1'],
  ])('names %s', async (_, source, expected) => {
    expect((await read(source)).faults).toContain(expected)
  })

  it('judges no value that holds an entity that is not expanded', async () => {
    const doctype = '<!DOCTYPE urlset [<!ENTITY b "x">]>\n<urlset'
    const inside = `<url><loc>https://example.com/&b;</loc><lastmod>&b;</lastmod></url>${after}`
    const seen: unknown[] = []
    const rule = stubRule({
      id: 'r',
      scope: 'url',
      check: { entry: (e) => void seen.push([e.url?.value, e.lastmod?.value]) },
    })
    const source = urlset(inside).replace('<urlset', doctype)
    await checkWith([rule], { path: 'a.xml', bytes: [new TextEncoder().encode(source)] }, settings)
    expect(seen).toEqual([
      [undefined, undefined],
      ['https://example.com/z', undefined],
    ])
  })

  it('names a broken reference in the value of an entity', async () => {
    const { faults } = await read(
      urlset(after).replace('<urlset', '<!DOCTYPE urlset [<!ENTITY b "x&c\n;&#1;">]>\n<urlset'),
    )
    expect(faults).toEqual(['xml-doctype/entities 2:1', 'xml-not-well-formed/bad-doctype 3:6'])
  })

  it('takes default attributes from an internal subset, as every XML reader must', async () => {
    const doctype = `<!DOCTYPE urlset [<!-- <!ATTLIST urlset xmlns CDATA "no"> --><!ATTLIST urlset a (b|c) 'b' xmlns CDATA #FIXED "${NS.slice(7, -1)}">]>\n<urlset`
    const roots: string[] = []
    const rule = stubRule({ id: 'r', scope: 'urlset', check: { root: (root) => void roots.push(root.ns) } })
    const source = urlset(after).replace(`<urlset ${NS}`, doctype)
    const result = await checkWith(
      [rule],
      { path: 'a.xml', bytes: [new TextEncoder().encode(source)] },
      settings,
    )
    expect(roots).toEqual(['http://www.sitemaps.org/schemas/sitemap/0.9'])
    expect(result.urls).toBe(1)
  })

  it('V15 never expands what a DOCTYPE declares', async () => {
    const doctype =
      '<!DOCTYPE urlset [<!ENTITY a "]>"><!-- > --><!ENTITY b SYSTEM "file:///etc/passwd">]>\n<urlset'
    const { faults, locs } = await read(urlset(url('https://example.com/&b;&c;')).replace('<urlset', doctype))
    expect(faults).toEqual([
      'xml-doctype/entities 2:1',
      'xml-undefined-entity/not-expanded 4:31',
      'xml-undefined-entity 4:34',
    ])
    expect(locs).toEqual([])
  })
})

describe('bytes', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const utf16 = (text: string, mark: boolean) => {
    const units = Uint16Array.from([...(mark ? '\ufeff' : ''), ...text].map((c) => c.charCodeAt(0)))
    return new Uint8Array(units.buffer)
  }

  it('keeps what came before a bad byte, names its offset, and says nothing of what is missing then', async () => {
    const source = bytes(urlset(`${after}\n<url><loc>https://example.com/X</loc></url>`))
    const at = source.indexOf('X'.charCodeAt(0))
    source[at] = 0xf1
    const { faults, locs, result } = await read(source)
    expect(faults).toEqual(['xml-not-utf8 4:31'])
    expect(result.findings[0]!.params).toMatchObject({ byte: at, bytes: 'F1 3C 2F 6C' })
    expect(locs).toEqual(['https://example.com/z'])
  })

  it.each([
    ['XML with a mark', utf16(urlset(after), true), 'sitemap.xml', 'xml-utf16-bom 1:1'],
    ['XML without one', utf16(urlset(after), false), 'sitemap.xml', 'xml-utf16-bom/no-mark 1:1'],
    ['text', utf16('https://example.com/', true), 'sitemap.txt', 'txt-not-utf8/utf16 1:1'],
    ['robots.txt', utf16('User-agent: *', true), 'robots.txt', 'robots-not-utf8/utf16 1:1'],
  ])('tells UTF-16: %s', async (_, source, path, expected) => {
    expect((await read(source, path)).faults).toEqual([expected])
  })

  it('reads UTF-16 all the same', async () => {
    const { faults, locs } = await read(utf16(urlset(after).replace('UTF-8', 'UTF-16'), true))
    expect(faults).toEqual(['xml-utf16-bom 1:1'])
    expect(locs).toEqual(['https://example.com/z'])
    const { result } = await read(utf16('Sitemap: https://example.com/s.xml', true), 'robots.txt')
    expect(result.facts.children).toHaveLength(1)
  })

  it('reads what a declared encoding makes readable, and names the first byte that is no UTF-8', async () => {
    const source = bytes(
      urlset(url('https://example.com/X') + url('https://example.com/XX')).replace('UTF-8', 'windows-1251'),
    )
    const at = source.indexOf('X'.charCodeAt(0))
    for (const [i, byte] of source.entries()) if (byte === 'X'.charCodeAt(0)) source[i] = 0xe6
    const { faults, locs, result } = await read(source)
    expect(faults).toEqual(['xml-encoding-declared-not-utf8 1:31', 'xml-not-utf8 3:31'])
    expect(result.findings[1]!.params).toMatchObject({ byte: at })
    expect(locs).toEqual(['https://example.com/ж', 'https://example.com/жж'])
  })

  it('reads a robots.txt on behind bad bytes', async () => {
    const source = Uint8Array.from([
      ...bytes('# '),
      0xef,
      0xf0,
      ...bytes('\nSitemap: https://example.com/s.xml\n'),
    ])
    const { faults, result } = await read(source, 'robots.txt')
    expect(faults).toEqual(['robots-not-utf8 1:3'])
    expect(result.facts.children.map(({ loc, line }) => [loc, line])).toEqual([
      ['https://example.com/s.xml', 2],
    ])
  })

  it('reads a text file on behind bad bytes', async () => {
    const source = Uint8Array.from([
      ...bytes('https://example.com/caf'),
      0xe9,
      ...bytes('\nhttps://example.com/b'),
    ])
    const { faults, locs } = await read(source, 'sitemap.txt')
    expect(faults).toEqual(['txt-not-utf8 1:24'])
    expect(locs).toEqual(['https://example.com/café', 'https://example.com/b'])
  })
})
