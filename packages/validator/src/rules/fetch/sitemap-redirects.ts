import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { locs } from '../example-parts.ts'

const url = 'https://example.com/sitemap.xml'
const file = locs('https://example.com/')

export default defineRule({
  id: 'sitemap-redirects',
  scope: 'fetch',
  severity: 'warning',
  engine: ['yandex'],
  tier: 'core',
  summary: 'The address of a sitemap answers itself, without a redirect.',
  why: 'Yandex Webmaster shows the status "Редирект" and asks to remove the redirect; the line in robots.txt should name the final address.',
  sources: [cite(documents.yandexStatuses, 'Redirect')],
  knownAs: { yandex: ['Редирект', 'Redirect'] },
  words: {
    message: 'The address of this file redirects to {target}.',
    fix: 'Name {target} in robots.txt and in the consoles, or serve the file without a redirect.',
  },
  needs: ['served'],
  examples: () => ({
    good: [{ file, url, served: { status: 200, redirects: 0 } }],
    bad: [
      {
        file,
        url,
        served: { status: 200, redirectedTo: 'https://www.example.com/sitemap.xml', redirects: 1 },
      },
    ],
  }),
  check: {
    served: ({ redirectedTo }) =>
      redirectedTo === undefined ? undefined : { params: { target: redirectedTo } },
  },
})
