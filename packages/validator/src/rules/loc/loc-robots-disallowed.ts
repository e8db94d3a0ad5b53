import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

import { listedPage } from '../page-in-example.ts'

export default defineRule({
  id: 'loc-robots-disallowed',
  scope: 'loc',
  severity: 'warning',
  engine: 'all',
  tier: 'core',
  summary: 'robots.txt lets crawlers fetch every listed page.',
  why: 'The sitemap sends crawlers to a page that robots.txt keeps them from. They cannot read it, and may show the bare URL.',
  sources: [
    cite(documents.googleReport, 'error list: Sitemap contains URLs which are blocked by robots.txt'),
    cite(documents.yandexRobots, 'Disallow'),
  ],
  knownAs: {
    google: ['Sitemap contains URLs which are blocked by robots.txt', 'Blocked by robots.txt'],
    yandex: ['URL запрещен в robots.txt'],
  },
  words: {
    message: 'robots.txt disallows the page for every crawler.',
    fix: 'Take it off the sitemap, or allow it in robots.txt.',
  },
  variants: {
    some: {
      message: 'robots.txt disallows the page for {engines}.',
      fix: 'Take it off the sitemap, or allow it in robots.txt.',
    },
  },
  needs: ['pages'],
  examples: () => ({
    good: [listedPage({ status: 200, disallowed: false }), listedPage({ status: 200, disallowedFor: [] })],
    bad: [
      listedPage({ status: 200, disallowed: true }),
      listedPage({ status: 200, disallowedFor: ['yandex'] }),
    ],
  }),
  check: {
    page({ disallowed, disallowedFor = [] }) {
      if (disallowed) return {}
      return disallowedFor.length > 0
        ? { params: { engines: disallowedFor.join(', ') }, variant: 'some' }
        : undefined
    },
  },
})
