import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { locs, urlset } from '../example-parts.ts'

/** Rules about what the errors reference of Yandex Webmaster calls an error. Bad dates, changefreq and priority are warnings there. */
const ERRORS = [
  'url-missing-loc',
  'url-duplicate-child',
  'url-unknown-child',
  'url-nested-elements',
  'url-empty-optional-tag',
  'url-tag-too-large-yandex',
  'urlset-unknown-child',
  'loc-empty',
  'loc-not-absolute',
  'loc-scheme-unsupported',
  'loc-missing-host',
  'loc-illegal-character',
  'loc-invalid-percent-encoding',
  'loc-too-long-yandex',
  'index-missing-loc',
  'index-unknown-child',
  'index-loc-invalid',
  'txt-line-not-url',
]

/** Those that speak of where a URL may be listed; declared away by `crossSubmit`. */
const PLACES = ['loc-host-mismatch', 'loc-outside-directory', 'index-child-other-host']

const bad = '<url><lastmod>2026-01-02</lastmod></url>'

export default defineRule({
  id: 'set-over-100-errors-yandex',
  scope: 'set-wide',
  severity: 'warning',
  engine: ['yandex'],
  tier: 'core',
  summary: 'A file has no more than 100 faults that Yandex counts as errors.',
  why: 'After 100 errors Yandex stops reading: URLs behind them are not taken, good ones included.',
  sources: [cite(documents.yandexErrors, 'processing stops after 100 errors')],
  knownAs: { yandex: ['Более 100 ошибок', 'More than 100 errors'] },
  params: { max: 100 },
  words: {
    message: 'This file has {count} faults that Yandex counts as errors; after {max} it does not read on.',
    fix: 'Mend what the other findings of this file name, the most frequent first.',
  },
  addsUp: [...ERRORS, ...PLACES],
  kinds: ['urlset', 'index', 'text'],
  examples: () => ({
    good: [
      { file: locs('https://example.com/a') },
      {
        file: urlset(bad.repeat(2)),
        settings: { rules: { 'set-over-100-errors-yandex': ['warning', { max: 2 }] } },
      },
    ],
    bad: [
      {
        file: urlset(bad.repeat(3)),
        settings: { rules: { 'set-over-100-errors-yandex': ['warning', { max: 2 }] } },
      },
    ],
  }),
  check: {},
  set(members, { crossSubmit }, params) {
    const max = Number(params.max)
    const counted = crossSubmit === false ? [...ERRORS, ...PLACES] : ERRORS
    return members.flatMap(({ result }) => {
      const count = counted.reduce((sum, id) => sum + (result.countByRule[id] ?? 0), 0)
      return count > max ? [{ path: result.path, params: { count, max } }] : []
    })
  },
})
