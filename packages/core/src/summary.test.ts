import type { FileResult, Finding } from '@mapwright/validator'
import { describe, expect, it } from 'vitest'
import type { Result } from './model.ts'
import { formatResult } from './summary.ts'

const file = (path: string, findings: Finding[], countByRule: Record<string, number> = {}) =>
  ({ path, kind: 'urlset', urls: 1, bytes: 1, findings, countByRule }) as unknown as FileResult

const finding = (over: Partial<Finding> = {}): Finding => ({
  rule: 'loc-not-absolute',
  severity: 'error',
  engine: 'all',
  params: { loc: '/about' },
  line: 5,
  column: 10,
  page: 'about.html',
  ...over,
})

function resultOf(over: Partial<Result> = {}, files: FileResult[] = []): Result {
  const all = files.flatMap((one) => one.findings)
  const count = (severity: string) => all.filter((one) => one.severity === severity).length
  return {
    version: 1,
    failed: false,
    routes: 3,
    listed: [
      { loc: 'https://example.com/', lastmod: '2026-01-01', evidence: { kind: 'git' } },
      { loc: 'https://example.com/a', lastmod: null, evidence: { kind: 'none' } },
    ],
    excluded: [{ url: '/b', stage: 'pages', reason: 'noindex' }],
    files: [{ path: 'sitemap.xml', kind: 'urlset', urls: 2, bytes: 1234 }],
    robots: { path: 'robots.txt', action: 'appended' },
    notes: [],
    report: {
      version: 1,
      files,
      summary: { errors: count('error'), warnings: count('warning'), infos: 0, files: files.length, urls: 2 },
    },
    timings: { routes: 1, pages: 2, entries: 3, files: 4, check: 5 },
    ...over,
  }
}

describe('formatResult', () => {
  it('is quiet when all is well', () => {
    expect(formatResult(resultOf(), { outDir: 'dist' })).toEqual({
      summary: [
        'dist/sitemap.xml  2 URLs │ 1.2 kB',
        'dist/robots.txt   Sitemap line added',
        '  excluded 1 (1 noindex) · dates: 1 git, 1 without · 15 ms',
      ].join('\n'),
      warnings: '',
      errors: '',
    })
  })

  it('B12 names rule, file, line, page and what to do where a rule is broken', () => {
    const { summary, errors } = formatResult(resultOf({ failed: true }, [file('sitemap.xml', [finding()])]), {
      outDir: 'dist',
    })
    expect(summary).toBe('')
    expect(errors).toContain('error loc-not-absolute dist/sitemap.xml:5:10 (page about.html): ')
    expect(errors.split('\n')).toHaveLength(3)
  })

  it('shows three places of a rule and counts the others', () => {
    const findings = Array.from({ length: 5 }, (_, i) => finding({ line: i + 1 }))
    const { errors } = formatResult(
      resultOf({ failed: true }, [file('sitemap.xml', findings, { 'loc-not-absolute': 50_000 })]),
    )
    expect(errors.match(/sitemap\.xml:\d/g)).toHaveLength(3)
    expect(errors).toContain('and 49,997 more')
  })

  it('tells warnings apart from errors, and as errors where they alone fail the build', () => {
    const warned = file('sitemap.xml', [finding({ severity: 'warning' })])
    const passed = formatResult(resultOf({}, [warned]))
    expect(passed.warnings).toContain('warning loc-not-absolute')
    expect(passed.errors).toBe('')
    const failed = formatResult(resultOf({ failed: true }, [warned]))
    expect(failed.warnings).toBe('')
    expect(failed.errors).toContain('warning loc-not-absolute')
  })

  it('says a note once, with its advice and a few examples', () => {
    const note = { id: 'git-shallow', severity: 'warning' as const, params: {}, message: 'M.', fix: 'F.' }
    const { warnings } = formatResult(
      resultOf({ notes: [{ ...note, count: 9, examples: ['a', 'b', 'c', 'd'] }] }),
    )
    expect(warnings).toBe('warning git-shallow: M. (a, b, c, …)\n  F.')
  })

  it('speaks Russian where it is asked to', () => {
    expect(formatResult(resultOf(), { lang: 'ru' }).summary).toContain('исключено 1 (1 noindex)')
  })
})
