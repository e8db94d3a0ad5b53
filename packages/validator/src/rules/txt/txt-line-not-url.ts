import { defineRule, type ExampleFile, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const text = (file: string): ExampleFile => ({ file, path: 'sitemap.txt' })

export default defineRule({
  id: 'txt-line-not-url',
  scope: 'txt',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'Every line of a text sitemap is one complete URL and nothing else.',
  why: 'The format has no comments, no headers and no columns. A line with anything else is skipped, or requested as it stands.',
  sources: [
    cite(documents.protocol, 'Other Sitemap formats: Text file'),
    cite(documents.googleBuild, 'Additional notes for text file sitemaps'),
  ],
  knownAs: { google: ['Invalid URL'], yandex: ['Неправильный адрес страницы'] },
  words: {
    message: '"{line}" is no URL that begins with http:// or https://.',
    fix: 'Write one complete URL a line, and nothing else in the file.',
  },
  variants: {
    comment: {
      message: '"{line}" is a comment, and a text sitemap has none.',
      fix: 'Remove the line.',
    },
    more: {
      message: 'Something stands behind the URL on the line "{line}".',
      fix: 'Write the URL alone on its line; a space in a URL is %20.',
    },
    partial: {
      message: '"{line}" is no complete URL.',
      fix: 'Write the whole URL, with scheme and host.',
    },
    markup: {
      message: '"{line}" is markup, in a file that is read as text.',
      fix: 'An XML sitemap begins with <?xml or its root element, with nothing before it; a text sitemap holds URLs only.',
    },
  },
  examples: () => ({
    good: [
      text('https://example.com/a\r\n\r\n  https://example.com/b?x=1&y=2  \n'),
      text('HTTP://example.com/'),
    ],
    bad: [
      text('# my sitemap\nhttps://example.com/'),
      text('https://example.com/a https://example.com/b\n'),
      text('https://example.com/a\t0.5\n'),
      text('https://example.com/\n/about\n'),
      text('https://example.com/\nwww.example.com/about\n'),
      text('https://example.com/\nftp://example.com/a\n'),
      text('https://example.com/\n<url>\n'),
      text('URL,Title\nhttps://example.com/'),
    ],
  }),
  check: {
    line({ text, url }): Problem | undefined {
      if (url) return undefined
      const line = text.trim()
      return line === '' ? undefined : { params: { line }, variant: variantOf(line) }
    },
  },
})

function variantOf(line: string): string | undefined {
  if (line.startsWith('#')) return 'comment'
  if (/^https?:\/\/\S+\s/i.test(line)) return 'more'
  if (line.startsWith('<')) return 'markup'
  return /^(?:\.{0,2}\/|(?:[\w-]+\.)+[a-z]{2,}(?:[:/?#]|$))\S*$/i.test(line) ? 'partial' : undefined
}
