import { expect, it } from 'vitest'
import type { Rule } from '../../rule.ts'
import { findingsOf } from '../find-in-test.ts'

const modules = import.meta.glob<{ default: Rule }>('./txt-*.ts', { eager: true })
const rules = Object.values(modules).map((module) => module.default)
const found = async (text: string) =>
  (await findingsOf(rules, text, { path: 'sitemap.txt' })).map((f) => `${f.line}:${f.column} ${f.rule}`)

it('S04 knows 50,000 URLs from 50,001', async () => {
  expect(await found('https://example.com/\n'.repeat(50_000))).toEqual([])
  expect(await found('https://example.com/\n'.repeat(50_001))).toEqual(['50001:1 txt-too-many-urls'])
  expect(await found(`${'https://example.com/\n'.repeat(50_000)}\n`)).toEqual(['50001:1 txt-blank-line'])
})

it('points at each line, whatever ends it', async () => {
  expect(await found('# list\r\nhttps://example.com/\r  about\n\nhttps://example.com/?a&amp;b')).toEqual([
    '1:1 txt-line-not-url',
    '3:3 txt-line-not-url',
    '4:1 txt-blank-line',
    '5:1 txt-entity-escaped',
  ])
})
