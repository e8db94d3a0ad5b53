import { isSitemap } from '../../facts/set-members.ts'
import { findVariants } from '../../facts/variant-locs.ts'
import { VARIANT } from '../../hash.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { locs } from '../example-parts.ts'

export default defineRule({
  id: 'set-http-and-https',
  scope: 'set-wide',
  severity: 'info',
  engine: 'all',
  tier: 'core',
  summary:
    'A page is listed under one scheme and one host: not with http and https, nor with and without www.',
  why: 'They are different URLs of one page. Engines choose one, and the others cost crawling.',
  sources: [
    cite(documents.faq, 'My site has both "http" and "https" versions of URLs'),
    cite(documents.googleBuild, 'canonical URLs'),
  ],
  knownAs: { google: ['Path mismatch: missing www', 'Path mismatch: includes www'] },
  words: {
    message:
      '{count} URLs are listed twice, under http and https or with and without www; one of them is number {number} of this file.',
    fix: 'List each page under its canonical address only.',
  },
  kinds: ['urlset', 'text', 'rss', 'atom'],
  examples: () => ({
    good: [
      { file: locs('https://example.com/a', 'https://example.com/b') },
      { file: locs('http://example.com/a', 'https://www.example.com/b') },
    ],
    bad: [
      { file: locs('http://example.com/a', 'https://example.com/a') },
      { file: locs('https://www.example.com/a', 'https://example.com/a') },
      {
        file: locs('https://example.com/a'),
        path: 'a.xml',
        url: 'https://example.com/a.xml',
        set: { 'b.xml': locs('http://www.example.com/a') },
      },
    ],
  }),
  check: {},
  set(members) {
    const lists = members.filter(isSitemap)
    const found = findVariants(lists, VARIANT.https | VARIANT.www)
    if (!found) return []
    const { count, member, ordinal } = found
    return [{ path: lists[member]!.result.path, entry: ordinal, params: { count, number: ordinal + 1 } }]
  },
})
