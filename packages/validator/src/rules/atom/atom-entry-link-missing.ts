import { isWebUrl } from '../../facts/url.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { atom } from '../example-parts.ts'

export default defineRule({
  id: 'atom-entry-link-missing',
  scope: 'atom',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary:
    'Each `<entry>` of a feed that serves as a sitemap has a `<link>` to its page with an absolute http or https URL.',
  why: 'The address of the page is taken from the link that has no rel or rel="alternate"; an entry without one lists nothing.',
  sources: [cite(documents.protocol, 'Syndication feed: the link field'), cite(documents.atom, '4.2.7')],
  knownAs: { google: ['Missing XML tag', 'Invalid URL'] },
  words: {
    message: 'This `<entry>` has no `<link>` to its page, so it lists none.',
    fix: 'Add `<link href="…"/>` with the absolute URL of the page, without rel or with rel="alternate".',
  },
  variants: {
    relative: {
      message: 'The href "{link}" of the link to the page is no absolute http or https URL.',
      fix: 'Write the whole URL, with scheme and host.',
    },
  },
  examples: () => ({
    good: [
      { file: atom('<entry><link href="https://example.com/a"/></entry>'), path: 'feed.xml' },
      {
        file: atom(
          '<entry><link rel="self" href="https://example.com/a.xml"/><link rel="alternate" href="https://example.com/a"/></entry>',
        ),
        path: 'feed.xml',
      },
    ],
    bad: [
      { file: atom('<entry><id>a</id></entry>'), path: 'feed.xml' },
      { file: atom('<entry><link rel="self" href="https://example.com/a"/></entry>'), path: 'feed.xml' },
      { file: atom('<entry><link href="/a"/></entry>'), path: 'feed.xml' },
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
