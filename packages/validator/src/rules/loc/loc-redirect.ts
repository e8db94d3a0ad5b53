import { defineRule, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

import { listedPage } from '../page-in-example.ts'

export default defineRule({
  id: 'loc-redirect',
  scope: 'loc',
  severity: 'warning',
  engine: 'all',
  tier: 'core',
  summary: 'No listed URL redirects.',
  why: 'A redirect says that the page is elsewhere, so the entry lists no page. Engines report it and follow it late or not at all.',
  sources: [
    cite(documents.googleReport, 'error list: URLs not followed'),
    cite(documents.bingGuidelines, '3'),
  ],
  knownAs: { google: ['URLs not followed', 'Page with redirect', 'Redirect error'], yandex: ['Редирект'] },
  words: {
    message: 'The URL redirects to {target}.',
    fix: 'List {target} instead.',
  },
  variants: {
    status: {
      message: 'The URL answers with status {status}, a redirect.',
      fix: 'List the URL to which it leads instead.',
    },
  },
  needs: ['pages'],
  examples: () => ({
    good: [listedPage({ status: 200 }), listedPage({ status: 304 }), listedPage({ status: 404 })],
    bad: [
      listedPage({ status: 301, redirectsTo: 'https://example.com/b' }),
      listedPage({ status: 200, redirectsTo: 'https://example.com/b' }),
      listedPage({ status: 302 }),
    ],
  }),
  check: {
    page({ status = 200, redirectsTo }): Problem | undefined {
      if (redirectsTo !== undefined) return { params: { target: redirectsTo } }
      return status >= 300 && status < 400 && status !== 304
        ? { params: { status }, variant: 'status' }
        : undefined
    },
  },
})
