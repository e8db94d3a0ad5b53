import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Options, run } from '@mapwright/core'
import { nodeRuntime } from '@mapwright/core/node'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'mapwright-ledger-'))
  mkdirSync(join(root, 'dist'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const write = (name: string, text: string) =>
  writeFileSync(
    join(root, 'dist', name),
    `<!doctype html><html lang="en"><head><title>${name}</title></head><body><main>${text}</main></body></html>`,
  )
const ledgerFile = () => readFileSync(join(root, 'sitemap.lock.json'), 'utf8')
const day = (n: number) => Date.UTC(2026, 0, n)
const build = (at: number, options: Options = {}, env: Record<string, string> = {}) =>
  run(
    {
      site: 'https://example.com',
      lastmod: { ledger: 'sitemap.lock.json', order: ['given', 'ledger'] },
      ...options,
    },
    nodeRuntime({ root, outDir: 'dist', now: () => at, env }),
  )
const dates = async (...args: Parameters<typeof build>) =>
  Object.fromEntries(
    (await build(...args)).listed.map(({ loc, lastmod, evidence }) => [
      new URL(loc).pathname,
      lastmod ?? evidence.reason,
    ]),
  )

describe('the ledger', () => {
  test('only a change against a state that was read gives a date, and the page keeps it', async () => {
    write('a.html', 'one')
    write('b.html', 'one')
    expect(await dates(day(1))).toEqual({ '/a.html': 'ledger-first-seen', '/b.html': 'ledger-first-seen' })
    expect(await dates(day(2))).toEqual({ '/a.html': 'ledger-unchanged', '/b.html': 'ledger-unchanged' })
    const before = ledgerFile().split('\n')
    write('a.html', 'two')
    const changed = { '/a.html': '2026-01-03T00:00:00Z', '/b.html': 'ledger-unchanged' }
    expect(await dates(day(3))).toEqual(changed)
    expect(
      ledgerFile()
        .split('\n')
        .filter((line) => !before.includes(line)),
    ).toHaveLength(1)
    expect(await dates(day(4))).toEqual(changed)
  })

  test('its evidence stands between html and git', async () => {
    write('a.html', 'one')
    await build(day(1))
    write('a.html', 'two')
    const { listed } = await build(day(2), { lastmod: { ledger: 'sitemap.lock.json' } })
    expect(listed[0]!.evidence).toEqual({ kind: 'ledger', file: 'sitemap.lock.json' })
  })

  test('in CI it is read and not written, unless that is asked for', async () => {
    write('a.html', 'one')
    await build(day(1))
    const before = ledgerFile()
    write('a.html', 'two')
    expect(await dates(day(2), {}, { CI: 'true' })).toEqual({ '/a.html': 'ledger-read-only' })
    expect(ledgerFile()).toBe(before)
    const asked: Options = {
      lastmod: { order: ['ledger'], ledger: { file: 'sitemap.lock.json', write: true } },
    }
    expect(await dates(day(3), asked, { CI: 'true' })).toEqual({ '/a.html': '2026-01-03T00:00:00Z' })
    expect(ledgerFile()).not.toBe(before)
  })

  test('SOURCE_DATE_EPOCH gives the clock', async () => {
    write('a.html', 'one')
    await build(day(1))
    write('a.html', 'two')
    expect(await dates(day(9), {}, { SOURCE_DATE_EPOCH: String(day(5) / 1000) })).toEqual({
      '/a.html': '2026-01-05T00:00:00Z',
    })
  })

  test('a run that fails remembers nothing', async () => {
    write('a.html', 'one')
    await build(day(1))
    const before = ledgerFile()
    write('a.html', 'two')
    const { failed } = await build(day(2), {
      entry: (entry) => ({ ...entry, lastmod: '2024-13-01' }),
    })
    expect(failed).toBe(true)
    expect(ledgerFile()).toBe(before)
  })

  test('a damaged one fails the run and names the line', async () => {
    write('a.html', 'one')
    writeFileSync(join(root, 'sitemap.lock.json'), '{\n  "version": 1,\n  "pages": {\n<<<<<<< HEAD\n')
    await expect(build(day(1))).rejects.toThrow('damaged in line 4')
  })

  test('builds at the same time lose nothing of each other', async () => {
    for (let i = 0; i < 20; i++) write(`${i}.html`, 'one')
    await build(day(1))
    write('3.html', 'two')
    await Promise.all(Array.from({ length: 6 }, (_, i) => build(day(2 + i))))
    const changed = ledgerFile()
      .split('\n')
      .filter((line) => /Z"/.test(line))
    expect(changed).toHaveLength(1)
    expect(changed[0]).toContain('/3.html')
    expect(JSON.parse(ledgerFile()).pages['https://example.com/19.html']).toHaveLength(32)
  })
})
