import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { takeApart } from './loc-parts.ts'

describe('takeApart', () => {
  it.each([
    [
      'https://example.com/a?b#c',
      { scheme: 'https', host: 'example.com', path: '/a', query: 'b', fragment: 'c', plain: false },
    ],
    ['https://example.com', { path: '', query: undefined, fragment: undefined, plain: false }],
    ['https://example.com/', { path: '/', plain: true }],
    ['https://example.com/?', { path: '/', query: '', plain: false }],
    [
      'http://u:p@Example.COM:8080/x',
      {
        userinfo: 'u:p',
        host: 'Example.COM',
        port: '8080',
        asciiHost: 'example.com',
        origin: 'http://example.com:8080',
      },
    ],
    ['https://example.com:443/', { port: '443', origin: 'https://example.com', plain: false }],
    ['HTTPS://example.com/', { scheme: 'HTTPS', origin: 'https://example.com', plain: false }],
    ['http:///x', { authority: '', host: '', path: '/x' }],
    ['/about', { scheme: '', authority: undefined, host: '', path: '/about', plain: false }],
    ['//example.com/a', { scheme: '', authority: 'example.com', path: '/a', plain: false }],
    ['mailto:a@b', { scheme: 'mailto', authority: undefined, path: 'a@b' }],
    ['https://[2001:db8::1]:81/', { host: '[2001:db8::1]', port: '81' }],
    ['https://пример.рф/', { host: 'пример.рф', asciiHost: 'xn--e1afmkfd.xn--p1ai', plain: false }],
    ['https://example.com/a//b', { plain: false }],
    ['https://example.com/./a', { plain: false }],
    ['https://example.com/a.html', { plain: true }],
    ['https://example.com/%41', { plain: false }],
    [`https://example.com/${'a'.repeat(235)}`, { plain: true }],
    [`https://example.com/${'a'.repeat(236)}`, { plain: false }],
    ['http://a.bc', { plain: false }],
    ['http://localhost/abc', { plain: false }],
    ['https://example.com/a\nb', { path: '/a\nb', plain: false }],
    ['', { scheme: '', authority: undefined, path: '' }],
  ])('takes %j apart as text', (value, parts) => {
    expect(takeApart(value)).toMatchObject(parts)
    expect(takeApart(value).value).toBe(value)
  })

  it('loses nothing of any text, and says the same whatever came before', () => {
    const piece = fc.constantFrom(
      'https',
      'http',
      ':',
      '//',
      '/',
      'example.com',
      'a',
      '@',
      ':80',
      '?',
      '#',
      '.',
      '%',
      '[',
      ']',
      ' ',
      '\n',
      'é',
    )
    fc.assert(
      fc.property(
        fc.array(
          fc.array(piece, { maxLength: 8 }).map((p) => p.join('')),
          { maxLength: 5 },
        ),
        (values) => {
          const apart = values.map((value) => takeApart(value))
          for (const [i, value] of values.entries()) {
            takeApart('https://other.example/')
            const { scheme, authority, path, query, fragment, ...rest } = takeApart(value)
            const front = (scheme && `${scheme}:`) + (authority === undefined ? '' : `//${authority}`)
            const back =
              (query === undefined ? '' : `?${query}`) + (fragment === undefined ? '' : `#${fragment}`)
            expect(front + path + back).toBe(value)
            expect(apart[i]).toEqual({ scheme, authority, path, query, fragment, ...rest })
          }
        },
      ),
      { numRuns: 1000 },
    )
  })
})
