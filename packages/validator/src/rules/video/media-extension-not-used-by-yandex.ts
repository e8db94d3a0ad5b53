import { extensionsOf } from '../../facts/extensions.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { news, url, video } from '../example-parts.ts'

export default defineRule({
  id: 'media-extension-not-used-by-yandex',
  scope: 'video',
  severity: 'info',
  engine: ['yandex'],
  tier: 'extended',
  summary: 'Videos and news that Yandex should know of are marked up in the pages, not in the sitemap.',
  why: 'Yandex does not read the video and news extensions: it names their tags unknown and goes on with the rest of the file. It learns of videos from the markup of the listed pages.',
  sources: [
    cite(documents.yandexSitemap, 'videos are described with microdata'),
    cite(documents.yandexIssues, 'Errors found in Sitemap files'),
  ],
  knownAs: { yandex: ['Неизвестный тег', 'Unknown tag'] },
  words: {
    message: 'Yandex does not read `<{tag}>`; the first of {count} in this file stands here.',
    fix: 'Nothing has to change: the rest of the file is read. For Yandex, describe the videos of a page with schema.org markup in the page.',
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [url('<image:image><image:loc>https://example.com/i.png</image:loc></image:image>')],
    bad: [video(''), news()],
  }),
  check: (file) => {
    let first: { place: ReturnType<typeof file.locate>; tag: string; entry: number } | undefined
    let count = 0
    return {
      extended(entry) {
        const { videos, news } = extensionsOf(entry)
        const found = videos[0] ?? news[0]
        if (!found) return
        count += videos.length + news.length
        first ??= { place: file.locate(found.at), tag: found.name, entry: entry.ordinal }
      },
      end: () => first && { place: first.place, entry: first.entry, params: { tag: first.tag, count } },
    }
  },
})
