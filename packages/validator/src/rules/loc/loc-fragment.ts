import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'loc-fragment',
  scope: 'loc',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: 'A URL has no fragment.',
  why: 'What follows a # is never sent to the server. The entry names the page without it once more, and Google does not index what a script shows behind it.',
  sources: [
    cite(documents.googleUrls, "Don't use URL fragments to change content"),
    cite(documents.uri, '3.5 Fragment'),
  ],
  words: {
    message: 'The URL has the fragment "#{fragment}", which names a place in a page and no page.',
    fix: 'List the page without it, once. Content that only a fragment shows needs a URL of its own.',
  },
  skipPlain: true,
  examples: () => ({
    good: ['<url><loc>https://example.com/</loc></url>', '<url><loc>https://example.com/c%23</loc></url>'],
    bad: [
      '<url><loc>https://example.com/#top</loc></url>',
      '<url><loc>https://example.com/#!/shop</loc></url>',
      '<url><loc>https://example.com/a#</loc></url>',
    ],
  }),
  check: {
    loc: ({ fragment }) => (fragment === undefined ? undefined : { params: { fragment } }),
  },
})
