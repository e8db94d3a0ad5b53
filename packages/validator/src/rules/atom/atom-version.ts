import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { atom } from '../example-parts.ts'

const ENTRY = '<entry><link href="https://example.com/a"/></entry>'

export default defineRule({
  id: 'atom-version',
  scope: 'atom',
  severity: 'warning',
  engine: ['google'],
  tier: 'extended',
  summary: 'An Atom feed that serves as a sitemap is Atom 1.0.',
  why: 'The protocol and Bing take Atom 0.3 too, but Google documents Atom 1.0 only.',
  sources: [
    cite(documents.protocol, 'Syndication feed'),
    cite(documents.googleBuild, 'RSS, mRSS, and Atom 1.0'),
    cite(documents.bingSitemaps, 'formats'),
  ],
  knownAs: { google: ['Unsupported format', 'Incorrect namespace'] },
  words: {
    message: 'This feed is Atom 0.3; Google documents Atom 1.0 only.',
    fix: 'Let the site write Atom 1.0, with the namespace http://www.w3.org/2005/Atom.',
  },
  examples: () => ({
    good: [{ file: atom(ENTRY), path: 'feed.xml' }],
    bad: [{ file: atom(ENTRY, 'http://purl.org/atom/ns#'), path: 'feed.xml' }],
  }),
  check: {
    root: ({ ns }) => (ns === 'http://purl.org/atom/ns#' ? {} : undefined),
  },
})
