import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeAttribute, escapeText, ForbiddenCharacter } from './escape.ts'

test('escapes the five characters, each once', () => {
  expect(escapeText(`<a href="x">it's & more</a>`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;it&apos;s &amp; more&lt;/a&gt;',
  )
  expect(escapeText('a &amp; b')).toBe('a &amp;amp; b')
})

test('leaves plain text, other scripts and emoji alone (X11)', () => {
  for (const value of ['plain', 'пример', '🌞 Sun', '\u0085\u2028']) expect(escapeText(value)).toBe(value)
})

test('keeps line ends and tabs through a parser: as they are in text, as references where they would be lost', () => {
  expect(escapeText('a\tb\nc\rd')).toBe('a\tb\nc&#13;d')
  expect(escapeAttribute('a\tb\nc\rd')).toBe('a&#9;b&#10;c&#13;d')
})

test('refuses every character that XML 1.0 forbids, and names it', () => {
  for (const code of [0, 1, 8, 0xb, 0xc, 0xe, 0x1f, 0xd800, 0xdfff, 0xfffe, 0xffff]) {
    const value = `a & ${String.fromCharCode(code)} b`
    for (const render of [escapeText, escapeAttribute]) {
      let error: unknown
      try {
        render(value)
      } catch (thrown) {
        error = thrown
      }
      expect(error).toBeInstanceOf(ForbiddenCharacter)
      expect(error).toMatchObject({
        character: `U+${code.toString(16).toUpperCase().padStart(4, '0')}`,
        excerpt: 'a & \uFFFD b',
      })
    }
  }
})

test('property: what is escaped holds none of the five, and unescapes to what it was', () => {
  const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }).filter((value) => !/[\u0000-\u001F\uFFFE\uFFFF]/.test(value)),
      (value) => {
        const escaped = escapeText(value)
        expect(escaped.replace(/&(amp|lt|gt|quot|apos);/g, '')).not.toMatch(/[&<>"']/)
        expect(escaped.replace(/&(\w+);/g, (_, name: string) => characters[name]!)).toBe(value)
      },
    ),
  )
})
