import { defineRule, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'priority-ignored',
  scope: 'priority',
  severity: 'info',
  engine: ['google', 'bing'],
  tier: 'core',
  summary: 'The file does not use priority.',
  why: 'Google and Bing ignore it. Yandex says that its robot loads pages in the order of their priority; Seznam (2007) weighs the pages of a site by it. No engine ranks by it.',
  sources: [
    cite(documents.googleBuild, 'Additional notes about XML sitemaps'),
    cite(documents.bingKeeping, 'changefreq and priority'),
    cite(documents.yandexSitemap, 'table of supported tags: priority'),
    cite(documents.seznam, 'priority'),
    cite(
      documents.faq,
      'Will the "priority" hint in the XML file change the ranking of my pages in search results?',
    ),
  ],
  words: {
    message:
      'The file uses priority ({count} times), which Google and Bing ignore; here stands the first. Yandex documents it as the order of crawling.',
    fix: 'Leave it out, unless it matters for Yandex in what order the pages are fetched.',
  },
  skipPlain: true,
  examples: () => ({
    good: ['<url><loc>https://example.com/</loc><lastmod>2026-01-02</lastmod></url>'],
    bad: ['<url><loc>https://example.com/</loc><priority>0.8</priority></url>'],
  }),
  check: (file) => {
    let first: Problem | undefined
    let count = 0
    return {
      entry({ priority, ordinal, loc }) {
        if (!priority) return
        count++
        first ??= { place: file.locate(priority.at), entry: ordinal, loc: loc?.value }
      },
      end: () => first && { ...first, params: { count } },
    }
  },
})
