import { isSitemapRecord } from '../../facts/robots.ts'
import { illegalCharacter, judgeUrl } from '../../facts/url.ts'
import { takeApart } from '../../read/loc-parts.ts'
import { defineRule, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const robots = (line: string): { file: string; path: string } => ({
  file: `User-agent: *\nDisallow:\n\n${line}\n`,
  path: 'robots.txt',
})

export default defineRule({
  id: 'robots-sitemap-not-absolute',
  scope: 'robots',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'A Sitemap line of robots.txt gives the complete URL of a sitemap.',
  why: 'The line is not resolved against the address of the robots.txt: with a path alone no crawler finds the sitemap.',
  sources: [
    cite(documents.protocol, 'Specifying the Sitemap location in your robots.txt file'),
    cite(documents.googleRobots, 'sitemap'),
    cite(documents.seznam, 'whole post'),
  ],
  knownAs: { yandex: ['Невалидный URL', 'Invalid URL'] },
  words: {
    message: 'This Sitemap line says "{value}", which is no complete http or https URL.',
    fix: 'Write the whole URL, with scheme and host: Sitemap: https://example.com/sitemap.xml.',
  },
  variants: {
    empty: {
      message: 'This Sitemap line names no sitemap.',
      fix: 'Write the URL of the sitemap behind the colon, on the same line.',
    },
    character: {
      message: 'This Sitemap line says "{value}"; {char} cannot stand in a URL.',
      fix: 'Write one URL a line, percent-encoded where it must be.',
    },
  },
  examples: () => ({
    good: [
      robots('Sitemap: https://example.com/sitemap.xml'),
      robots('sitemap : HTTPS://example.com/s.xml?a=1  # the news'),
    ],
    bad: [
      robots('Sitemap: /sitemap.xml'),
      robots('Sitemap: //example.com/sitemap.xml'),
      robots('Sitemap: sitemap.xml'),
      robots('Sitemap:'),
      robots('Sitemap: https://example.com/a.xml Sitemap: https://example.com/b.xml'),
    ],
  }),
  check: {
    robots(line): Problem | undefined {
      if (!isSitemapRecord(line)) return undefined
      const { value, valueAt: at } = line
      if (value === '') return { at: line.at, variant: 'empty' }
      const url = takeApart(value)
      if (judgeUrl(url)) return { at, params: { value } }
      const illegal = illegalCharacter(url)
      if (!illegal) return undefined
      const code = illegal.char.codePointAt(0)!
      const char = code === 32 ? 'a space' : code < 32 ? `the control character ${code}` : `"${illegal.char}"`
      return { at: at + illegal.at, params: { value, char }, variant: 'character' }
    },
  },
})
