import { extensionsOf } from '../../facts/extensions.ts'
import { alternatesOf } from '../../facts/hreflang.ts'
import { defineRule, type Place } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { link, url } from '../example-parts.ts'

export default defineRule({
  id: 'hreflang-not-used-by-yandex',
  scope: 'hreflang',
  severity: 'info',
  engine: ['yandex'],
  tier: 'core',
  summary: 'Versions of a page that Yandex should know of are named in the pages themselves.',
  why: 'Yandex no longer reads language versions from a sitemap; it reads `<link rel="alternate" hreflang>` in the head of the pages.',
  sources: [
    cite(documents.yandexLocales, 'Важно'),
    cite(documents.yandexSitemap, 'localised pages (older text)'),
  ],
  knownAs: { yandex: ['Неизвестный тег', 'Unknown tag'] },
  words: {
    message:
      'Yandex does not read the language versions of the {count} pages of this file that have some; the first stands here.',
    fix: 'Nothing has to change in the file. For Yandex, put `<link rel="alternate" hreflang="…">` into the head of the pages.',
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [
      url('<image:image><image:loc>https://example.com/i.png</image:loc></image:image>'),
      url('<xhtml:link rel="alternate" media="handheld" href="https://m.example.com/"/>'),
    ],
    bad: [url(link('en', 'https://example.com/'))],
  }),
  check: (file) => {
    let first: { place: Place; entry: number } | undefined
    let count = 0
    return {
      extended(entry) {
        if (alternatesOf(entry).length === 0) return
        count++
        first ??= { place: file.locate(extensionsOf(entry).links[0]!.at), entry: entry.ordinal }
      },
      end: () => first && { ...first, params: { count } },
    }
  },
})
