import { defineRule, type ExampleFile } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const text = (file: string, path = 'sitemap.txt'): ExampleFile => ({ file, path })

export default defineRule({
  id: 'txt-empty',
  scope: 'txt',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: 'A text sitemap lists at least one URL.',
  why: 'An empty list helps nobody and often means that the build found no page.',
  sources: [
    cite(documents.googleReport, 'error list: Empty sitemap'),
    cite(documents.yandexErrors, 'Response contains no data'),
  ],
  knownAs: { google: ['Empty sitemap'], yandex: ['Ответ не содержит данных'] },
  words: {
    message: 'The file lists no URL.',
    fix: 'Find out why no page was found, or do not publish the file.',
  },
  examples: () => ({
    good: [text('https://example.com/'), text('# nothing'), { ...text(''), settings: { allowEmpty: true } }],
    bad: [text(''), text('\n \n')],
  }),
  check: (file) => ({
    end: ({ urls, truncated }) => (urls > 0 || truncated || file.settings.allowEmpty ? undefined : {}),
  }),
})
