import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

import { gzip, join, SITEMAP } from '../pack-in-example.ts'

const halves = [SITEMAP.slice(0, 60), SITEMAP.slice(60)]

export default defineRule({
  id: 'gzip-multi-member',
  scope: 'gzip',
  severity: 'info',
  engine: 'all',
  tier: 'extended',
  summary: 'A gzip file consists of one member.',
  why: 'Several members are legal and mean their joined contents, but some programs read only the first.',
  sources: [cite(documents.gzip, '2.2 File format')],
  words: {
    message: 'The gzip file consists of {members} members; some programs read only the first.',
    fix: 'Pack the whole file at once.',
  },
  examples: () => ({
    good: [{ file: gzip(SITEMAP), path: 'sitemap.xml.gz', shown: 'one gzip member' }],
    bad: [
      {
        file: join(...halves.map(gzip)),
        path: 'sitemap.xml.gz',
        shown: 'two gzip members after one another',
      },
    ],
  }),
  check: {},
})
