import { defineRule, type SetProblem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { locs } from '../example-parts.ts'

const built = {
  file: locs('https://example.com/a', 'https://example.com/b'),
  path: 'sitemap-1.xml',
  url: 'https://example.com/sitemap-1.xml',
  set: { 'sitemap-2.xml': locs('https://example.com/c') },
}

export default defineRule({
  id: 'set-url-limit-split',
  scope: 'set-wide',
  severity: 'error',
  engine: 'all',
  tier: 'extended',
  summary: 'A build splits its entries over files that keep the limits, and loses none on the way.',
  why: 'No file may hold more than 50,000 URLs or 52,428,800 bytes. A generator that gets the split wrong ships a file that engines refuse, or forgets pages.',
  sources: [cite(documents.protocol, 'Using Sitemap index files (to group multiple sitemap files)')],
  knownAs: { google: ['Too many URLs', 'Sitemap file size error'] },
  params: { urls: 50_000, bytes: 52_428_800 },
  words: {
    message: 'The split left {count} URLs in this file; a file may hold {max}.',
    fix: 'Close each file at {max} URLs and go on in the next. This is a fault of the generator.',
  },
  variants: {
    bytes: {
      message: 'The split left {count} bytes in this file; a file may take {max}.',
      fix: 'Close each file before {max} bytes and go on in the next. This is a fault of the generator.',
    },
    lost: {
      message: 'The build meant to list {expected} URLs, and its files hold {count}.',
      fix: 'Write the entries that are missing. This is a fault of the generator.',
    },
  },
  needs: ['build', 'set'],
  kinds: ['urlset', 'text'],
  examples: () => ({
    good: [
      { ...built, settings: { buildStartedAt: 0, builtUrls: 3 } },
      {
        ...built,
        settings: { buildStartedAt: 0, rules: { 'set-url-limit-split': ['error', { urls: 2 }] } },
      },
    ],
    bad: [
      { ...built, settings: { buildStartedAt: 0, builtUrls: 4 } },
      {
        ...built,
        settings: { buildStartedAt: 0, rules: { 'set-url-limit-split': ['error', { urls: 1 }] } },
      },
      {
        ...built,
        settings: { buildStartedAt: 0, rules: { 'set-url-limit-split': ['error', { bytes: 100 }] } },
      },
    ],
  }),
  check: {},
  set(members, settings, params) {
    if (settings.buildStartedAt === undefined) return []
    const files = members.map(({ result }) => result).filter(({ kind }) => kind === 'urlset')
    const limits = { urls: Number(params.urls), bytes: Number(params.bytes) }
    const problems: SetProblem[] = []
    for (const { path, urls, bytes } of files) {
      if (urls > limits.urls) problems.push({ path, params: { count: urls, max: limits.urls } })
      if (bytes > limits.bytes) {
        problems.push({ path, params: { count: bytes, max: limits.bytes }, variant: 'bytes' })
      }
    }
    const count = files.reduce((sum, { urls }) => sum + urls, 0)
    const expected = settings.builtUrls
    if (expected !== undefined && count < expected && files.length > 0) {
      problems.push({ path: files[0]!.path, params: { count, expected }, variant: 'lost' })
    }
    return problems
  },
})
