import { isOwn, SITEMAP_NS } from '../../facts/vocabulary.ts'
import { defineRule, type Place } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { indexFile } from '../example-parts.ts'

export default defineRule({
  id: 'index-empty',
  scope: 'index',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: 'An index lists at least one sitemap.',
  why: 'The schema asks for one and Search Console reports an index without any. Often what writes the sitemaps failed.',
  sources: [
    cite(documents.indexSchema, 'sitemap, minOccurs'),
    cite(documents.googleReport, 'error list: Empty sitemap'),
  ],
  knownAs: { google: ['Empty sitemap'], yandex: ['Тег не найден'] },
  words: {
    message: 'The index lists no sitemap.',
    fix: 'Find out why no sitemap was written, or do not publish the index.',
  },
  examples: () => ({
    good: [
      indexFile('https://example.com/sitemap-1.xml'),
      {
        file: `<sitemapindex xmlns="${SITEMAP_NS}"><url><loc>https://example.com/</loc></url></sitemapindex>`,
      },
    ],
    bad: [
      { file: `<sitemapindex xmlns="${SITEMAP_NS}"></sitemapindex>` },
      { file: `<sitemapindex xmlns="${SITEMAP_NS}"/>` },
    ],
  }),
  check: (file) => {
    let root: Place | undefined
    // Entries under a wrong name are a fault of their own: the list is wrong then, not empty.
    let misnamed = false
    return {
      root(element) {
        // Where the entries should begin.
        root = file.locate(element.content.at)
      },
      child(element, { ns }) {
        const sitemap = element.local === 'sitemap'
        if (sitemap ? element.ns === SITEMAP_NS : isOwn(element, ns)) misnamed = true
      },
      end: ({ urls, truncated }) => (urls > 0 || misnamed || truncated ? undefined : { place: root }),
    }
  },
})
