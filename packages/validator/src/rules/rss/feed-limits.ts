import { defineRule } from '../../rule.ts'
import type { Settings } from '../../settings.ts'
import { cite, documents } from '../../sources.ts'
import { atom, rss } from '../example-parts.ts'

const settings: Partial<Settings> = { rules: { 'feed-limits': ['warning', { urls: 2, bytes: 1000 }] } }

export default defineRule({
  id: 'feed-limits',
  scope: 'rss',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: 'A feed that serves as a sitemap holds at most 50,000 items and 52,428,800 bytes.',
  why: 'Google has the same two limits for sitemaps of all formats; what exceeds them is not read.',
  sources: [cite(documents.googleBuild, 'Sitemap size limits')],
  knownAs: { google: ['Too many URLs', 'Sitemap file size error'] },
  params: { urls: 50_000, bytes: 52_428_800 },
  words: {
    message: 'This feed holds {count} items; Google reads at most {max}.',
    fix: 'Keep the newest items in the feed and list the others in sitemaps.',
  },
  variants: {
    bytes: {
      message: 'This feed takes {count} bytes; Google reads files of at most {max} bytes, unpacked.',
      fix: 'Keep the newest items in the feed and list the others in sitemaps.',
    },
  },
  kinds: ['rss', 'atom'],
  examples: () => ({
    good: [
      { file: rss('<item><link>https://example.com/a</link></item>'.repeat(2)), path: 'feed.xml', settings },
      {
        file: atom('<entry><link href="https://example.com/a"/></entry>'.repeat(2)),
        path: 'feed.xml',
        settings,
      },
    ],
    bad: [
      { file: rss('<item><link>https://example.com/a</link></item>'.repeat(3)), path: 'feed.xml', settings },
      {
        file: rss(`<item><link>https://example.com/a</link></item>${' '.repeat(1000)}`),
        path: 'feed.xml',
        settings,
      },
    ],
  }),
  check: (file) => ({
    end({ urls, bytes }) {
      const limits = file.params as { urls: number; bytes: number }
      return [
        ...(urls > limits.urls ? [{ params: { count: urls, max: limits.urls } }] : []),
        ...(bytes > limits.bytes ? [{ params: { count: bytes, max: limits.bytes }, variant: 'bytes' }] : []),
      ]
    },
  }),
})
