import { isRfc822Date } from '../../facts/rfc822.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { rss } from '../example-parts.ts'

const dated = (date: string): { file: string; path: string } => ({
  file: rss(`<item><link>https://example.com/a</link><pubDate>${date}</pubDate></item>`),
  path: 'feed.xml',
})

export default defineRule({
  id: 'rss-pubdate-invalid',
  scope: 'rss',
  severity: 'info',
  engine: 'all',
  tier: 'extended',
  summary: 'The `<pubDate>` of an item is a date of RFC 822.',
  why: 'The date is taken as the time the page changed. One in another form is not understood, and the page counts as undated.',
  sources: [cite(documents.protocol, 'Syndication feed: pubDate'), cite(documents.rss, 'pubDate')],
  knownAs: { google: ['Invalid date'] },
  words: {
    message: 'The `<pubDate>` "{date}" is no date of RFC 822.',
    fix: 'Write it like Fri, 02 Jan 2026 10:00:00 +0000.',
  },
  examples: () => ({
    good: [
      dated('Fri, 02 Jan 2026 10:00:00 +0000'),
      dated('2 Jan 26 10:00 GMT'),
      dated(' Sat, 28 Feb 2026 23:59:59 EST '),
    ],
    bad: [
      dated('2026-01-02'),
      dated('Fri, 30 Feb 2026 10:00:00 +0000'),
      dated('Fri, 02 Jan 2026'),
      dated('Fri, 02 January 2026 10:00:00 +0000'),
      dated(''),
    ],
  }),
  check: {
    item: ({ date }) =>
      date && !isRfc822Date(date.value) ? { at: date.at, params: { date: date.value } } : undefined,
  },
})
