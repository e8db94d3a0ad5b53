import { sameUrl } from '../../facts/url.ts'
import { takeApart } from '../../read/loc-parts.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

import { listedPage } from '../page-in-example.ts'

export default defineRule({
  id: 'loc-not-canonical',
  scope: 'loc',
  severity: 'warning',
  engine: 'all',
  tier: 'core',
  summary: 'Every listed URL is the one that its page calls canonical.',
  why: 'The sitemap names one URL and the page another. Engines then choose for themselves, and often index neither as you wish.',
  sources: [
    cite(documents.googleBuild, 'How to create a sitemap: canonical URLs'),
    cite(documents.yandexSitemap, 'canonical addresses'),
    cite(documents.bingGuidelines, '3'),
  ],
  knownAs: {
    google: [
      'Alternate page with proper canonical tag',
      'Duplicate, submitted URL not selected as canonical',
    ],
    yandex: ['Неканоническая'],
  },
  words: {
    message: 'The page calls {canonical} its canonical URL.',
    fix: 'List that URL instead, or correct the canonical link of the page.',
  },
  needs: ['pages'],
  examples: () => ({
    good: [
      listedPage({ status: 200, canonical: 'https://example.com/a' }),
      listedPage({ status: 200, canonical: 'https://EXAMPLE.com:443/a#top' }),
      listedPage({ status: 200 }),
      listedPage({ redirectsTo: 'https://example.com/b', canonical: 'https://example.com/b' }),
    ],
    bad: [
      listedPage({ status: 200, canonical: 'https://example.com/a/' }),
      listedPage({ status: 200, canonical: 'https://example.com/a' }, 'https://example.com/a?x=1'),
      listedPage({ status: 200, canonical: 'http://example.com/a' }),
    ],
  }),
  check: {
    page({ canonical, redirectsTo, status = 200 }, url) {
      if (canonical === undefined || redirectsTo !== undefined || status >= 400) return undefined
      return sameUrl(takeApart(canonical), url) ? undefined : { params: { loc: url.value, canonical } }
    },
  },
})
