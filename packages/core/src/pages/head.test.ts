import fc from 'fast-check'
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'
import { describe, expect, test } from 'vitest'
import { type Head, readHead } from './head.ts'

/** What a browser's tree says of the same text; the second opinion. */
function byParse5(text: string): Pick<Head, 'canonicals' | 'robots' | 'alternates' | 'title' | 'jsonLd'> {
  const document = parse(text)
  const html = document.childNodes.find((node) => node.nodeName === 'html') as Tree.Element
  const head = html.childNodes.find((node) => node.nodeName === 'head') as Tree.Element
  const elements = head.childNodes.filter((node): node is Tree.Element => 'tagName' in node)
  const value = (element: Tree.Element, name: string) =>
    element.attrs.find((attr) => attr.name === name)?.value
  const rel = (element: Tree.Element) => (value(element, 'rel') ?? '').toLowerCase().split(/\s+/)
  const textOf = (element: Tree.Element) =>
    element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
  const links = elements.filter(({ tagName }) => tagName === 'link')
  const title = elements.find(({ tagName }) => tagName === 'title')
  return {
    canonicals: links
      .filter((link) => rel(link).includes('canonical') && value(link, 'href')?.trim())
      .map((link) => value(link, 'href')!.trim()),
    alternates: links
      .filter(
        (link) =>
          rel(link).includes('alternate') && value(link, 'hreflang')?.trim() && value(link, 'href')?.trim(),
      )
      .map((link) => ({ hreflang: value(link, 'hreflang')!.trim(), href: value(link, 'href')!.trim() })),
    robots: elements
      .filter(
        (meta) =>
          meta.tagName === 'meta' &&
          value(meta, 'name')?.toLowerCase() === 'robots' &&
          value(meta, 'content')?.trim(),
      )
      .map((meta) => ({ name: 'robots', content: value(meta, 'content')!.trim() })),
    jsonLd: elements
      .filter((script) => script.tagName === 'script' && value(script, 'type') === 'application/ld+json')
      .map(textOf),
    title: title && textOf(title).replace(/\s+/g, ' ').trim(),
  }
}

const pick = ({ canonicals, alternates, robots, jsonLd, title }: Head) => ({
  canonicals,
  alternates,
  robots,
  jsonLd,
  title,
})
const canonicalsOf = (html: string) => readHead(html, true).canonicals
const LINK = '<link rel="canonical" href="/x">'

/** Pieces of markup, many of them traps, from which whole heads are made. */
const PIECES = [
  LINK,
  "<LINK HREF=/y REL='nofollow CANONICAL'>",
  '<link href="/a?b=1&amp;c=2&copy=3" rel=canonical>',
  '<link rel=canonical>',
  '<link rel="alternate" hreflang="de" href="/de/">',
  '<link rel=canonical href=/z/>',
  '<link rel=canonical rel=alternate href="/first" href="/second">',
  '<meta name=robots content="noindex, nofollow">',
  '<META NAME="ROBOTS" CONTENT=none>',
  '<meta name="description" content="a > b <link rel=canonical href=/no>">',
  '<!-- <link rel="canonical" href="/comment"> -->',
  '<!--><link rel="canonical" href="/abrupt"><!-- -->',
  '<!---><meta name=robots content=x>',
  '<!-- a --!><link rel=canonical href=/bang>',
  '<!-- open -- > <link rel=canonical href=/no> -->',
  '<template><link rel="canonical" href="/template"><div></div></template>',
  '<template><template></template><link rel=canonical href=/deep></template>',
  '<noscript><link rel="canonical" href="/noscript"><img src=x></noscript>',
  '<script>var a = "<link rel=canonical href=/no>"; if (1 < 2) {}</script>',
  '<script><!-- <script>"</script>" --></script>',
  '<script type="application/ld+json">{"a":"</b>","c":"&amp;"}</script>',
  '<style>a > b { content: "</styl" }</style>',
  '<title>A &amp; B <link rel=canonical href=/t></title>',
  '<title></title>',
  '<base href="/sub/">',
  '<bgsound src=x><basefont>',
  '<noframes><link rel=canonical href=/no></noframes>',
  '</p></div></link></meta>',
  '</title></script>',
  '</head>',
  '</br>',
  '</body>',
  '<body class="a">',
  '<div>',
  '<svg><title>no</title></svg>',
  'text',
  '&nbsp;',
  '&#32;',
  ' \n\t',
  '< ',
  '</>',
  '</ a>',
  '<?php echo "<b>" ?>',
  '<![CDATA[ x ]]>',
  '<!x>',
  '<head>',
  '<html lang="de">',
  '<html/>',
  '<frameset>',
  '<p title="',
  '">',
  "'",
  '<link rel="canonical" href="/unfinished"',
  '<x-y/ a=/b>',
  '<link/rel=canonical/href=/slashes>',
  '<link rel = canonical href = "/spaces" >',
  '<link =rel=canonical rel="canonical" href="/equals">',
]

describe('readHead', () => {
  test('property: says what a browser says, for any mixture of pieces', () => {
    const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(
        fc.constantFrom('', '<!doctype html>', '<!doctype html><html><head>'),
        text,
        (start, rest) => {
          expect(pick(readHead(start + rest, true))).toEqual(byParse5(start + rest))
        },
      ),
      { numRuns: 4_000 },
    )
  })

  test('property: a text cut anywhere says nothing wrong before its head has ended', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }), fc.nat(), (pieces, cut) => {
        const text = `<!doctype html><html><head>${pieces.join('')}`
        const head = readHead(text.slice(0, cut % (text.length + 1)), false)
        if (head.ended) expect(pick(head)).toEqual(pick(readHead(text, true)))
      }),
      { numRuns: 4_000 },
    )
  })

  test('I07 what is in comments, templates, noscript, scripts or the body is no canonical', () => {
    for (const inside of [
      `<!-- ${LINK} -->`,
      `<template>${LINK}</template>`,
      `<noscript>${LINK}</noscript>`,
      `<script>${LINK}</script>`,
    ]) {
      expect(canonicalsOf(`<head>${inside}<title>t</title></head>`), inside).toEqual([])
    }
    expect(canonicalsOf(`<head><title>t</title></head><body>${LINK}</body>`)).toEqual([])
    expect(canonicalsOf(`<head><div></div>${LINK}</head>`)).toEqual([])
    expect(canonicalsOf(`<head></head>${LINK}<body></body>`)).toEqual(['/x'])
  })

  test('a document without any of its tags is none', () => {
    expect(readHead('<div>a</div>', true).isDocument).toBe(false)
    expect(readHead('google-site-verification: google1.html', true).isDocument).toBe(false)
    expect(readHead('<!doctype html><title>a</title>', true).isDocument).toBe(true)
    expect(readHead('<p>a</p><body>', true).isDocument).toBe(false)
  })

  test('B35 only alternates with hreflang are language versions', () => {
    const { alternates } = readHead(
      `<link rel="alternate" type="application/rss+xml" hreflang="en" href="/feed.xml"><link rel="alternate stylesheet" hreflang="en" href="/a.css">
       <link rel="alternate" media="print" href="/p"><link rel="Alternate" hreflang="x-default" href="/d">`,
      true,
    )
    expect(alternates).toEqual([{ hreflang: 'x-default', href: '/d' }])
  })
})
