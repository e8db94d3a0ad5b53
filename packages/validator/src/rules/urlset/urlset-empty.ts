import { isOwn, SITEMAP_NS } from '../../facts/vocabulary.ts'
import { defineRule, type Place } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { atom, rss } from '../example-parts.ts'

export default defineRule({
  id: 'urlset-empty',
  scope: 'urlset',
  severity: 'warning',
  engine: ['google', 'yandex'],
  tier: 'core',
  summary: 'A sitemap lists at least one URL.',
  why: 'An empty sitemap helps nobody and often means that the build found no page. A news sitemap may be empty between two articles: the option allowEmpty says so.',
  sources: [
    cite(documents.sitemapSchema, 'urlset: url, minOccurs'),
    cite(documents.googleReport, 'error list: Empty sitemap'),
    cite(documents.googleNews, 'News sitemap best practices'),
    cite(documents.yandexErrors, 'Tag not found'),
  ],
  knownAs: { google: ['Empty sitemap'], yandex: ['Тег не найден'] },
  words: {
    message: 'The sitemap lists no URL.',
    fix: 'Find out why no page was found, or do not publish the file.',
  },
  variants: {
    feed: {
      message: 'The feed has no item, so as a sitemap it lists no page.',
      fix: 'Do not give it as a sitemap as long as it is empty.',
    },
  },
  kinds: ['urlset', 'rss', 'atom'],
  examples: () => ({
    good: [
      '<url><loc>https://example.com/</loc></url>',
      { file: `<urlset xmlns="${SITEMAP_NS}"></urlset>`, settings: { allowEmpty: true } },
      '<sitemap><loc>https://example.com/sitemap-1.xml</loc></sitemap>',
    ],
    bad: [
      { file: rss(''), path: 'feed.xml' },
      { file: atom(''), path: 'feed.xml' },
      { file: `<urlset xmlns="${SITEMAP_NS}"></urlset>` },
      { file: `<urlset xmlns="${SITEMAP_NS}"/>` },
      { file: `<urlset xmlns="${SITEMAP_NS}"><url xmlns=""><loc>https://example.com/</loc></url></urlset>` },
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
        const url = element.local === 'url'
        if (url ? element.ns === SITEMAP_NS : isOwn(element, ns)) misnamed = true
      },
      end({ urls, truncated }) {
        const silent = urls > 0 || misnamed || truncated || file.settings.allowEmpty
        return silent ? undefined : { place: root, variant: file.kind === 'urlset' ? undefined : 'feed' }
      },
    }
  },
})
