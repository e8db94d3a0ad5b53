import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'xml-empty-document',
  scope: 'xml',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'The file has a root element.',
  why: 'There is nothing to read. An empty answer is the usual sign of a script that failed on the server.',
  sources: [
    cite(documents.protocol, 'The Sitemap must'),
    cite(documents.xml, '2.1 Well-Formed XML Documents'),
    cite(documents.yandexErrors, 'Response contains no data'),
  ],
  knownAs: { google: ['Empty sitemap', 'Parsing error'], yandex: ['Ответ не содержит данных'] },
  words: {
    message: 'The file is empty.',
    fix: 'Look at the log of what writes or serves it; put at least one URL into it.',
  },
  variants: {
    'no-root': {
      message: 'The file has no element, only comments or instructions.',
      fix: 'Look at the log of what writes it; put a `<urlset>` into it.',
    },
  },
  examples: () => ({
    good: [{ file: '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"/>' }],
    bad: [
      { file: '', shown: '(no bytes)' },
      { file: ' \n', shown: '(a space and a line break)' },
      { file: '<?xml version="1.0"?><!-- nothing -->' },
    ],
  }),
  check: {},
})
