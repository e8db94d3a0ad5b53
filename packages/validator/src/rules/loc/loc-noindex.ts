import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

import { listedPage } from '../page-in-example.ts'

export default defineRule({
  id: 'loc-noindex',
  scope: 'loc',
  severity: 'warning',
  engine: 'all',
  tier: 'core',
  summary: 'No listed page forbids its indexing.',
  why: 'The sitemap asks engines to index the page and the page asks them not to. They obey the page, and the entry costs a request each time.',
  sources: [cite(documents.googleBuild, "Referenced URLs' properties"), cite(documents.bingGuidelines, '3')],
  knownAs: {
    google: ["Excluded by 'noindex' tag", "Submitted URL marked 'noindex'"],
    yandex: ['Страница запрещена к индексированию мета-тегом noindex'],
  },
  words: {
    message: 'The page is listed, but says noindex in its robots meta element or X-Robots-Tag.',
    fix: 'Take it off the sitemap, or remove noindex from the page.',
  },
  needs: ['pages'],
  examples: () => ({
    good: [
      listedPage({ status: 200, noindex: false }),
      listedPage({ redirectsTo: 'https://example.com/b', noindex: true }),
    ],
    bad: [listedPage({ status: 200, noindex: true })],
  }),
  check: {
    page: ({ noindex, redirectsTo }) => (noindex && redirectsTo === undefined ? {} : undefined),
  },
})
