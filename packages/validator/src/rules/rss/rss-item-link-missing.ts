import { isWebUrl } from '../../facts/url.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { rss } from '../example-parts.ts'

export default defineRule({
  id: 'rss-item-link-missing',
  scope: 'rss',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary:
    'Each `<item>` of a feed that serves as a sitemap has a `<link>` with an absolute http or https URL.',
  why: 'The address of the page is taken from `<link>`. An item without one lists nothing, whatever its guid says.',
  sources: [cite(documents.protocol, 'Syndication feed: the link field')],
  knownAs: { google: ['Missing XML tag', 'Invalid URL'] },
  words: {
    message: 'This `<item>` has no `<link>`, so it lists no page.',
    fix: 'Add `<link>` with the absolute URL of the page.',
  },
  variants: {
    relative: {
      message: 'The `<link>` "{link}" is no absolute http or https URL.',
      fix: 'Write the whole URL, with scheme and host.',
    },
  },
  examples: () => ({
    good: [
      { file: rss('<item><link>https://example.com/a</link></item>'), path: 'feed.xml' },
      { file: rss('<item><link><![CDATA[ HTTPS://example.com/a ]]></link></item>'), path: 'feed.xml' },
    ],
    bad: [
      { file: rss('<item><title>a</title></item>'), path: 'feed.xml' },
      { file: rss('<item><link></link></item>'), path: 'feed.xml' },
      { file: rss('<item><guid>https://example.com/a</guid></item>'), path: 'feed.xml' },
      { file: rss('<item><link>/a</link></item>'), path: 'feed.xml' },
    ],
  }),
  check: {
    item({ at, link, url }) {
      if (!link || link.value === '') return { at }
      if (url && isWebUrl(url)) return undefined
      return { at: link.at, params: { link: link.value }, variant: 'relative' }
    },
  },
})
