import { defineRule, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'changefreq-ignored',
  scope: 'changefreq',
  severity: 'info',
  engine: ['google', 'bing'],
  tier: 'core',
  summary: 'The file does not use changefreq.',
  why: 'Google and Bing ignore it; Yandex names it and says nothing of an effect. A lastmod that is true tells crawlers more.',
  sources: [
    cite(documents.googleBuild, 'Additional notes about XML sitemaps'),
    cite(documents.bingKeeping, 'changefreq and priority'),
    cite(documents.yandexSitemap, 'table of supported tags'),
  ],
  words: {
    message: 'The file uses changefreq ({count} times), which Google and Bing ignore; here stands the first.',
    fix: 'Leave it out; give a true lastmod instead.',
  },
  skipPlain: true,
  examples: () => ({
    good: ['<url><loc>https://example.com/</loc><lastmod>2026-01-02</lastmod></url>'],
    bad: ['<url><loc>https://example.com/</loc><changefreq>weekly</changefreq></url>'],
  }),
  check: (file) => {
    let first: Problem | undefined
    let count = 0
    return {
      entry({ changefreq, ordinal, loc }) {
        if (!changefreq) return
        count++
        first ??= { place: file.locate(changefreq.at), entry: ordinal, loc: loc?.value }
      },
      end: () => first && { ...first, params: { count } },
    }
  },
})
