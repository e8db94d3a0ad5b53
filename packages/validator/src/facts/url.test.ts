import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { takeApart } from '../read/loc-parts.ts'
import { directoryOf, normalForm, removeDotSegments } from './normal-form.ts'
import { badPercentAt, illegalCharacter, isWebUrl, judgeUrl, sameUrl } from './url.ts'

const judge = (value: string) => judgeUrl(takeApart(value))
const illegal = (value: string) => illegalCharacter(takeApart(value))
const normal = (value: string) => normalForm(takeApart(value))

describe('judgeUrl', () => {
  it.each([
    ['', 'empty'],
    ['/about', 'root-relative'],
    ['//example.com/about', 'protocol-relative'],
    ['www.example.com', 'no-scheme'],
    ['www.example.com/about', 'no-scheme'],
    ['www.example.com:8080/about', 'no-scheme'],
    ['localhost:3000/about', 'no-scheme'],
    ['https:/example.com/', 'slashes'],
    ['http:example.com', 'slashes'],
    ['about', 'relative'],
    ['about.html', 'relative'],
    ['../about/', 'relative'],
    ['?page=2', 'relative'],
    ['#top', 'relative'],
    ['{{ site.url }}/about', 'relative'],
    ['ftp://example.com/a', 'scheme'],
    ['mailto:a@example.com', 'scheme'],
    ['tel:123', 'scheme'],
    ['javascript:void(0)', 'scheme'],
    ['data:text/html,x', 'scheme'],
    ['android-app://com.example/x', 'scheme'],
    ['https://', 'host'],
    ['https:///about', 'host'],
    ['https://?a', 'host'],
    ['https://:80/', 'host'],
    ['https://user@/', 'host'],
    ['http://::1/', 'literal'],
    ['http://[::1/', 'literal'],
    ['http://[1:2:3]/', 'literal'],
    ['http://[1::2::3]/', 'literal'],
    ['http://[::256.0.0.1]/', 'literal'],
    ['http://[12345::]/', 'literal'],
    ['http://example.com:65536/', 'port'],
    ['http://example.com:80a/', 'port'],
    ['http://example.com:-1/', 'port'],
  ])('%s: %s', (value, fault) => {
    expect(judge(value)).toBe(fault)
  })

  it.each([
    'https://example.com/',
    'HTTPS://example.com/',
    'http://example.com',
    'http://example.com:65535/',
    'http://example.com:/',
    'http://user:pass@example.com/',
    'http://[::1]/',
    'http://[::ffff:192.0.2.1]:8080/',
    'http://[1:2:3:4:5:6:7:8]/',
    'http://[v1.fe80]/',
    'http://192.0.2.10/',
    'https://my_site.example.com/',
    'https://пример.рф/',
    'https://example.com/a b',
  ])('%s has a scheme and a host', (value) => {
    expect(judge(value)).toBeUndefined()
    expect(isWebUrl(takeApart(value))).toBe(true)
  })
})

describe('badPercentAt', () => {
  it.each([
    ['https://example.com/100%', 23],
    ['https://example.com/%zz', 20],
    ['https://example.com/%4', 20],
    ['https://example.com/%%20', 20],
    ['https://example.com/%20%d1%81', -1],
  ])('%s: %i', (value, at) => {
    expect(badPercentAt(value)).toBe(at)
  })
})

describe('illegalCharacter', () => {
  it.each([
    ' ',
    '"',
    '<',
    '>',
    '\\',
    '^',
    '`',
    '{',
    '|',
    '}',
    '[',
    ']',
    '\n',
    '\u007f',
    '\u0085',
    '\ufffd',
    '\ue000',
    '\u{e0001}',
  ])('does not let %j stand in a path', (char) => {
    expect(illegal(`https://example.com/a${char}b`)).toEqual({ char, at: 21 })
  })

  it.each([
    "https://example.com/!$&'()*+,;=:@-._~",
    'https://example.com/стр?я#ф',
    'https://example.com/a\u00a0b',
    'https://example.com/\u{1f31e}',
    'https://example.com/?q=\ue000',
    'http://[::1]:80/a',
    'https://example.com/?a?b/c',
    'https://example.com/%zz',
  ])('lets %s pass', (value) => {
    expect(illegal(value)).toBeUndefined()
  })

  it('tells the brackets of a host from others', () => {
    expect(illegal('http://[::1]/?a[]=1')).toEqual({ char: '[', at: 15 })
    expect(illegal('https://example.com/?f[]=1')).toEqual({ char: '[', at: 22 })
  })

  it('knows a private character in the query from one in the fragment', () => {
    expect(illegal('https://example.com/?q=\ue000#\ue001')).toEqual({ char: '\ue001', at: 25 })
  })
})

describe('normalForm', () => {
  it.each([
    ['HTTPS://EXAMPLE.com:443/a/../b', 'https://example.com/b'],
    ['http://example.com:80', 'http://example.com/'],
    ['http://example.com:443/', 'http://example.com:443/'],
    ['http://example.com:/', 'http://example.com/'],
    ['https://example.com/%7euser/%d1%81', 'https://example.com/~user/%D1%81'],
    ['https://example.com/с', 'https://example.com/%D1%81'],
    ['https://example.com/a?b=%2f#c', 'https://example.com/a?b=%2F'],
    ['https://example.com/a?', 'https://example.com/a?'],
    ['https://example.com/a/./b/.', 'https://example.com/a/b/'],
    ['https://example.com/../../a', 'https://example.com/a'],
    ['https://u@example.com', 'https://u@example.com/'],
    ['https://example.com/a/%2e%2e/b', 'https://example.com/b'],
    ['https://example.com/a//b', 'https://example.com/a//b'],
  ])('%s', (value, form) => {
    expect(normal(value)).toBe(form)
  })

  it('is a fixed point, and keeps what the URL standard keeps', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (value) => {
        const once = normal(value)
        expect(normal(once)).toBe(once)
        expect(sameUrl(takeApart(value), takeApart(once))).toBe(true)
      }),
    )
  })

  it('calls what the URL standard serialises alike the same', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', '.', '..', 'b%20c', '', '...')), (segments) => {
        const url = new URL(`https://example.com/${segments.join('/')}`)
        expect(removeDotSegments(`/${segments.join('/')}`)).toBe(url.pathname)
      }),
    )
  })
})

describe('directoryOf', () => {
  it.each([
    ['', '/'],
    ['/sitemap.xml', '/'],
    ['/a/b/sitemap.xml', '/a/b/'],
    ['/a/../b/sitemap.xml', '/b/'],
  ])('%s: %s', (path, folder) => {
    expect(directoryOf(path)).toBe(folder)
  })
})
