import { isSitemap } from '../../facts/set-members.ts'
import { findVariants } from '../../facts/variant-locs.ts'
import { VARIANT } from '../../hash.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { locs } from '../example-parts.ts'

export default defineRule({
  id: 'set-trailing-slash-mixed',
  scope: 'set-wide',
  severity: 'info',
  engine: ['google'],
  tier: 'extended',
  summary: 'A page is listed with its trailing slash or without it, not both.',
  why: 'They are two URLs. Where they show the same page one is a duplicate, and where one redirects it should not be listed.',
  sources: [cite(documents.googleBuild, 'canonical URLs'), cite(documents.googleUrls, 'trailing slashes')],
  words: {
    message:
      '{count} URLs are listed with a trailing slash and without; one of them is number {number} of this file.',
    fix: 'Keep the one that the site serves without a redirect.',
  },
  kinds: ['urlset', 'text', 'rss', 'atom'],
  examples: () => ({
    good: [
      { file: locs('https://example.com/', 'https://example.com/foo/', 'https://example.com/bar') },
      { file: locs('https://example.com', 'https://example.com/') },
      { file: locs('http://example.com/foo', 'https://example.com/foo/') },
    ],
    bad: [
      { file: locs('https://example.com/foo', 'https://example.com/foo/') },
      {
        file: locs('https://example.com/foo', 'https://example.com/bar'),
        path: 'a.xml',
        url: 'https://example.com/a.xml',
        set: { 'b.xml': locs('https://example.com/foo/') },
      },
    ],
  }),
  check: {},
  set(members) {
    const lists = members.filter(isSitemap)
    const found = findVariants(lists, VARIANT.slash)
    if (!found) return []
    const { count, member, ordinal } = found
    return [{ path: lists[member]!.result.path, entry: ordinal, params: { count, number: ordinal + 1 } }]
  },
})
