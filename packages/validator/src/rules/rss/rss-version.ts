import { attribute } from '../../facts/extensions.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { rss } from '../example-parts.ts'

export default defineRule({
  id: 'rss-version',
  scope: 'rss',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'An RSS feed that serves as a sitemap is RSS 2.0.',
  why: 'The protocol names RSS 2.0 and Atom as the feeds that may stand in for a sitemap; of older versions engines need not know how to read the links.',
  sources: [
    cite(documents.protocol, 'Other Sitemap formats: Syndication feed'),
    cite(documents.googleBuild, 'RSS, mRSS, and Atom 1.0'),
    cite(documents.bingSitemaps, 'formats'),
  ],
  knownAs: { google: ['Unsupported format'] },
  words: {
    message: 'This feed says that it is RSS {version}; as a sitemap only RSS 2.0 and Atom are known.',
    fix: 'Let the site write RSS 2.0, or list the pages in a sitemap of its own.',
  },
  variants: {
    missing: {
      message: 'This `<rss>` does not say which version it is.',
      fix: 'Write `<rss version="2.0">` if the feed is RSS 2.0.',
    },
    rdf: {
      message: 'This is an RDF feed (RSS 0.90 or 1.0); as a sitemap only RSS 2.0 and Atom are known.',
      fix: 'Let the site write RSS 2.0, or list the pages in a sitemap of its own.',
    },
  },
  examples: () => ({
    good: [{ file: rss('<item><link>https://example.com/a</link></item>'), path: 'feed.xml' }],
    bad: [
      {
        file: '<rss version="0.91"><channel><item><link>https://example.com/a</link></item></channel></rss>',
        path: 'feed.xml',
      },
      {
        file: '<rss><channel><item><link>https://example.com/a</link></item></channel></rss>',
        path: 'feed.xml',
      },
      {
        file: '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><item rdf:about="https://example.com/a"><link>https://example.com/a</link></item></rdf:RDF>',
        path: 'feed.xml',
      },
    ],
  }),
  check: {
    root(root) {
      if (root.local !== 'rss') return { variant: 'rdf' }
      const version = attribute(root, 'version')
      if (!version) return { variant: 'missing' }
      return version.value.trim() === '2.0'
        ? undefined
        : { at: version.valueAt, params: { version: version.value } }
    },
  },
})
