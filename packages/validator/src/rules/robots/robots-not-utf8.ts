import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)),
  )

export default defineRule({
  id: 'robots-not-utf8',
  scope: 'robots',
  severity: 'warning',
  engine: ['google'],
  tier: 'extended',
  summary: 'robots.txt is UTF-8.',
  why: 'RFC 9309 demands it. Google drops characters that are no UTF-8, which may turn a rule into another one.',
  sources: [cite(documents.robotsRfc, '2.3 Access Method'), cite(documents.googleRobots, 'File format')],
  words: {
    message: 'The bytes {bytes} at byte {byte} of this robots.txt are no UTF-8.',
    fix: 'Save the file as UTF-8, and percent-encode paths with other letters than ASCII.',
  },
  variants: {
    utf16: {
      message: 'This robots.txt is {encoding}, so crawlers read no rule in it.',
      fix: 'Save the file as UTF-8.',
    },
    bom: {
      message:
        'This robots.txt begins with a UTF-8 byte-order mark. Google skips it; simpler crawlers may miss the first line.',
      fix: 'Save the file as UTF-8 without a byte-order mark.',
    },
  },
  examples: () => ({
    good: [{ file: 'User-agent: *\nDisallow: /скрыто\n', path: 'robots.txt' }],
    bad: [
      {
        file: bytes('User-agent: *\nDisallow: /\n# ', [0xf1], '\n'),
        path: 'robots.txt',
        shown: 'User-agent: *\nDisallow: /\n# \\xF1',
      },
      {
        file: bytes([0xef, 0xbb, 0xbf], 'User-agent: *\n'),
        path: 'robots.txt',
        shown: '\\xEF\\xBB\\xBFUser-agent: *',
      },
      {
        file: bytes(
          [0xff, 0xfe],
          [...'Sitemap: https://example.com/s.xml'].flatMap((char) => [char.charCodeAt(0), 0]),
        ),
        path: 'robots.txt',
        shown: '\\xFF\\xFES\\x00i\\x00t\\x00e\\x00m\\x00a\\x00p\\x00…',
      },
    ],
  }),
  check: {},
})
