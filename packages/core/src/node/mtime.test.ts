import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Dated } from '../model.ts'
import type { DatesOptions } from '../runtime.ts'
import { joinDates } from './dates.ts'
import type { MtimeContext } from './mtime.ts'

const DAY = 86_400
const T = Date.parse('2026-01-01T00:00:00Z') / 1000
const ages = {
  'a.md': T,
  'b.md': T + DAY,
  'c.md': T + 2 * DAY,
  'same-1.md': T + 9 * DAY,
  'same-2.md': T + 9 * DAY,
  'same-3.md': T + 9 * DAY + 2,
  'epoch.md': 0,
  'one.md': 1,
  'dos.md': Date.parse('1980-01-01') / 1000,
  'new.md': T + 100 * DAY,
  'dist/out.md': T + 5 * DAY,
}
let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'mapwright-mtime-'))
  for (const [path, at] of Object.entries(ages)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), path)
    utimesSync(join(root, path), at, at)
  }
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const how = (order: DatesOptions['order'] = ['git', 'mtime']): DatesOptions => ({
  order,
  dateOf: 'committer',
  ignoreRevs: [],
  note: () => {},
})

/** Dates of files where git answers `git` for each. */
const ask = async (
  files: string[],
  git: Dated,
  more: Partial<MtimeContext> = {},
  order?: DatesOptions['order'],
) => {
  const context = { root, outDir: join(root, 'dist'), startedAt: (T + 50 * DAY) * 1000, ci: false, ...more }
  const dates = await joinDates(
    files,
    how(order),
    context,
    async (wanted) => new Map(wanted.map((file) => [file, git])),
  )
  return Object.fromEntries(dates)
}
const untracked: Dated = { kind: 'none', reason: 'untracked' }
const noGit: Dated = { kind: 'none', reason: 'no-git' }
const clean: Dated = { kind: 'git', at: 5, commit: 'c' }

describe('in a work tree', () => {
  test('a clean tracked file has the date of git, never its own', async () => {
    expect(await ask(['a.md'], clean)).toEqual({ 'a.md': clean })
    expect(await ask(['a.md'], clean, {}, ['mtime'])).toEqual({
      'a.md': { kind: 'none', reason: 'checkout-mtime' },
    })
  })

  test('L10 a changed or untracked file has its own time', async () => {
    expect(await ask(['a.md'], untracked)).toEqual({ 'a.md': { kind: 'mtime', at: T } })
    expect(await ask(['a.md'], { ...clean, changed: true })).toEqual({ 'a.md': { kind: 'mtime', at: T } })
    expect(await ask(['a.md'], { ...clean, changed: true }, {}, ['git'])).toMatchObject({
      'a.md': { kind: 'git', at: 5 },
    })
  })

  test('an ignored file, or one whose history is not at hand, has none', async () => {
    for (const reason of ['ignored', 'shallow', 'git-failed', 'dubious-ownership'] as const)
      expect(await ask(['a.md'], { kind: 'none', reason })).toEqual({ 'a.md': { kind: 'none', reason } })
  })

  test('under CI the date of git stays, and an untracked file has none', async () => {
    expect(await ask(['a.md'], { ...clean, changed: true }, { ci: true })).toMatchObject({
      'a.md': { at: 5 },
    })
    expect(await ask(['a.md'], untracked, { ci: true })).toEqual({ 'a.md': untracked })
  })

  test('L07 a time before 1990 is not believed', async () => {
    for (const file of ['epoch.md', 'one.md', 'dos.md']) {
      expect(await ask([file], untracked)).toEqual({ [file]: { kind: 'none', reason: 'too-old' } })
      expect(await ask([file], { ...clean, changed: true })).toMatchObject({ [file]: { kind: 'git', at: 5 } })
    }
  })

  test('L09 a file that this build has made, or emitted, has none', async () => {
    expect(await ask(['new.md', 'dist/out.md'], untracked)).toEqual({
      'new.md': untracked,
      'dist/out.md': untracked,
    })
  })

  test('a file that is missing or outside has none', async () => {
    expect(await ask(['x.md', '../../etc/passwd'], noGit, {}, ['mtime'])).toMatchObject({
      'x.md': { kind: 'none' },
      '../../etc/passwd': { kind: 'none' },
    })
  })

  test('SOURCE_DATE_EPOCH clamps', async () => {
    expect(await ask(['b.md'], untracked, { sourceDateEpoch: T * 1000 })).toMatchObject({ 'b.md': { at: T } })
    expect(await ask(['b.md'], untracked, { sourceDateEpoch: (T + 9 * DAY) * 1000 })).toMatchObject({
      'b.md': { at: T + DAY },
    })
  })
})

describe('L05 without git', () => {
  test('times that differ from each other are believed', async () => {
    expect(await ask(['a.md', 'b.md', 'c.md'], noGit)).toMatchObject({
      'a.md': { kind: 'mtime', at: T },
      'b.md': { at: T + DAY },
      'c.md': { at: T + 2 * DAY },
    })
  })

  test('times of one moment are a checkout and are not; others beside them are', async () => {
    expect(await ask(['same-1.md', 'same-2.md', 'same-3.md', 'a.md'], noGit)).toEqual({
      'same-1.md': noGit,
      'same-2.md': noGit,
      'same-3.md': noGit,
      'a.md': { kind: 'mtime', at: T },
    })
  })

  test('one file alone has nothing to differ from', async () => {
    expect(await ask(['a.md'], noGit)).toEqual({ 'a.md': noGit })
  })
})
