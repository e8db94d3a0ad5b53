import { describe, expect, it } from 'vitest'
import { checkWith } from '../../check-with.ts'
import { settingsWith } from '../../default-settings.ts'
import { joinWith } from '../../join-with.ts'
import type { FileResult, Report } from '../../report.ts'
import type { Rule } from '../../rule.ts'
import type { Settings } from '../../settings.ts'
import { locs, url, urlset } from '../example-parts.ts'
import { findingsOf, NOW } from '../find-in-test.ts'
import urlMissingLoc from '../url/url-missing-loc.ts'
import setOver100ErrorsYandex from './set-over-100-errors-yandex.ts'
import setOver1000Submitted from './set-over-1000-submitted.ts'
import setUrlLimitSplit from './set-url-limit-split.ts'

/** A set of so many files with one URL each; the results differ in nothing but their paths. */
async function join(
  rule: Rule,
  count: number,
  more: Partial<FileResult> = {},
  settings: Partial<Settings> = {},
): Promise<Report> {
  const complete = settingsWith({ now: NOW, ...settings })
  const bytes = [new TextEncoder().encode(locs('https://example.com/a'))]
  const one = await checkWith([rule], { path: '0.xml', url: 'https://example.com/0.xml', bytes }, complete)
  const results = Array.from({ length: count }, (_, i) => ({
    ...one,
    path: `${i}.xml`,
    ...(i === 0 ? more : {}),
  }))
  return joinWith([rule], results, complete)
}

describe('limits of a set', () => {
  it('knows 1,000 files from 1,001', async () => {
    expect((await join(setOver1000Submitted, 1000)).summary.infos).toBe(0)
    expect((await join(setOver1000Submitted, 1001)).files[0]!.findings).toMatchObject([
      { severity: 'info', params: { count: 1001, max: 1000 } },
    ])
  })

  it('S04 knows a chunk of 50,000 URLs and 52,428,800 bytes from one with one more', async () => {
    const built = { buildStartedAt: NOW }
    const full = { urls: 50_000, bytes: 52_428_800 }
    expect((await join(setUrlLimitSplit, 2, full, built)).summary.errors).toBe(0)
    expect(
      (await join(setUrlLimitSplit, 2, { ...full, urls: 50_001 }, built)).files[0]!.findings,
    ).toMatchObject([{ severity: 'error', params: { count: 50_001, max: 50_000 } }])
    expect(
      (await join(setUrlLimitSplit, 2, { ...full, bytes: 52_428_801 }, built)).files[0]!.findings,
    ).toMatchObject([{ variant: 'bytes', params: { count: 52_428_801, max: 52_428_800 } }])
  })

  it('knows 100 errors of Yandex from 101', async () => {
    const rules = [setOver100ErrorsYandex, urlMissingLoc]
    const file = (faults: number): string =>
      urlset(url('') + '<url><lastmod>2026-01-02</lastmod></url>'.repeat(faults))
    const told = async (faults: number) =>
      (await findingsOf(rules, file(faults))).filter(({ rule }) => rule === setOver100ErrorsYandex.id)
    expect(await told(100)).toEqual([])
    expect(await told(101)).toMatchObject([{ severity: 'warning', params: { count: 101, max: 100 } }])
  })
})
