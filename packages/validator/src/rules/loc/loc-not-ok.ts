import { defineRule, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

import { listedPage } from '../page-in-example.ts'

const ERROR_PAGE = /^\/(?:404|500|_error)(?:\.html?|\/|\/index\.html?)?$/

export default defineRule({
  id: 'loc-not-ok',
  scope: 'loc',
  severity: 'warning',
  engine: 'all',
  tier: 'core',
  summary: 'Every listed page exists.',
  why: 'A sitemap that names missing pages loses the trust of engines, and each entry costs a request. Error pages that were built as files are no pages either.',
  sources: [
    cite(documents.googleReport, 'error list: URLs not accessible'),
    cite(documents.bingGuidelines, '3'),
  ],
  knownAs: {
    google: ['URLs not accessible', 'Not found (404)', 'Soft 404', 'Server error (5xx)'],
    yandex: ['Ошибка HTTP', 'Страница не найдена'],
  },
  words: {
    message: 'The page answers with status {status}.',
    fix: 'Take it off the sitemap, or bring the page back.',
  },
  variants: {
    missing: {
      message: 'The page does not exist (status {status}).',
      fix: 'Take it off the sitemap, or bring the page back.',
    },
    'error-page': {
      message: '"{loc}" is an error page of the site.',
      fix: 'Take it off the sitemap.',
    },
  },
  needs: ['pages'],
  examples: () => ({
    good: [
      listedPage({ status: 200 }),
      listedPage({ status: 399 }),
      listedPage({}),
      listedPage({ status: 200 }, 'https://example.com/blog/404'),
    ],
    bad: [
      listedPage({ status: 404 }),
      listedPage({ status: 400 }),
      listedPage({ status: 503 }),
      listedPage({ status: 200 }, 'https://example.com/404.html'),
      listedPage({ status: 200 }, 'https://example.com/500/'),
    ],
  }),
  check: {
    page({ status = 200, redirectsTo }, url): Problem | undefined {
      if (redirectsTo !== undefined) return undefined
      if (status >= 400)
        return { params: { status }, variant: status === 404 || status === 410 ? 'missing' : undefined }
      return ERROR_PAGE.test(url.path) ? { params: { loc: url.value }, variant: 'error-page' } : undefined
    },
  },
})
