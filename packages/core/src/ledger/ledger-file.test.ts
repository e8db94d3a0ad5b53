import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Ledger, parseLedger, renderLedger } from './ledger-file.ts'

const hash = (n: number) => n.toString(16).padStart(32, '0')
const ledger = (n: number): Ledger =>
  new Map(Array.from({ length: n }, (_, i) => [`https://example.com/${i}/`, { hash: hash(i) }]))

describe('the ledger file', () => {
  test('is read as it was written', () => {
    const seen = fc.record(
      { hash: fc.nat().map(hash), at: fc.option(fc.constant('2026-01-02T03:04:05Z'), { nil: undefined }) },
      { requiredKeys: ['hash'] },
    )
    fc.assert(
      fc.property(fc.dictionary(fc.webUrl(), seen), (pages) => {
        const written = new Map(
          Object.entries(pages).map(([loc, { hash: h, at }]) => [loc, at ? { hash: h, at } : { hash: h }]),
        )
        expect(parseLedger(renderLedger(written), 'f')).toEqual(written)
      }),
    )
  })

  test('a page that comes, goes or changes is one line', () => {
    const lines = (l: Ledger) => new Set(renderLedger(l).split('\n'))
    const before = lines(ledger(20))
    const after = ledger(20)
    after.set('https://example.com/7/', { hash: hash(99), at: '2026-01-02T03:04:05Z' })
    expect([...lines(after)].filter((line) => !before.has(line))).toHaveLength(1)
    expect([...lines(ledger(21))].filter((line) => !before.has(line))).toHaveLength(1)
    expect([...before].filter((line) => !lines(ledger(21)).has(line))).toEqual([])
  })

  test.each<[string, (lines: string[]) => string[], string]>([
    ['a conflict', (lines) => lines.toSpliced(5, 0, '<<<<<<< HEAD'), 'line 6: it holds a conflict'],
    ['half a line', (lines) => lines.with(6, lines[6]!.slice(0, 30)), 'line 7'],
    ['a wrong value', (lines) => lines.with(4, '    "https://example.com/1/": 7,'), 'line 5'],
    ['another version', (lines) => lines.with(1, '  "version": 2,'), 'line 2'],
    ['half a file', (lines) => lines.slice(0, 8), 'line 8'],
    ['nothing', () => [''], 'line 1'],
  ])('%s is an error that names the line', (_, damage, message) => {
    const text = damage(renderLedger(ledger(9)).split('\n')).join('\n')
    expect(() => parseLedger(text, 'sitemap.lock.json')).toThrow(message)
  })
})
