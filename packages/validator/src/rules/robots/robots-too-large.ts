import { isSitemapRecord, READ_BYTES } from '../../facts/robots.ts'
import { defineRule, type Place } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const SITEMAP = 'Sitemap: https://example.com/sitemap.xml\n'

export default defineRule({
  id: 'robots-too-large',
  scope: 'robots',
  severity: 'warning',
  engine: ['google', 'yandex'],
  tier: 'core',
  summary: 'robots.txt takes at most 512,000 bytes (500 KiB).',
  why: 'Google ignores what stands behind that; Yandex treats a larger file as if there were none, so that everything may be crawled.',
  sources: [
    cite(documents.robotsRfc, '2.5 Limits'),
    cite(documents.googleRobots, 'File format'),
    cite(documents.yandexRobots, 'Requirements'),
  ],
  params: { max: READ_BYTES },
  words: {
    message: 'This robots.txt takes {bytes} bytes; Google reads the first {max}, and Yandex none of it.',
    fix: 'Shorten it to {max} bytes, for instance by joining rules with wildcards.',
  },
  variants: {
    sitemap: {
      message: 'This Sitemap line begins at byte {byte}, behind the {max} bytes that Google reads.',
      fix: 'Move the Sitemap lines to the top of the file.',
    },
  },
  examples: () => ({
    good: [
      {
        file: `${SITEMAP}User-agent: *\n`,
        path: 'robots.txt',
        settings: { rules: { 'robots-too-large': ['warning', { max: 55 }] } },
      },
    ],
    bad: [
      {
        file: `${SITEMAP}User-agent: *\n`,
        path: 'robots.txt',
        settings: { rules: { 'robots-too-large': ['warning', { max: 54 }] } },
      },
      {
        file: `User-agent: *\nDisallow: /search\n${SITEMAP}`,
        path: 'robots.txt',
        settings: { rules: { 'robots-too-large': ['warning', { max: 20 }] } },
      },
    ],
  }),
  check: (file) => {
    const max = Number(file.params.max)
    const late: { byte: number; place: Place }[] = []
    return {
      robots(line) {
        if (line.byte >= max && isSitemapRecord(line))
          late.push({ byte: line.byte, place: file.locate(line.at) })
      },
      end: ({ bytes }) =>
        bytes > max
          ? [
              { params: { bytes, max } },
              ...late.map(({ byte, place }) => ({ place, params: { byte, max }, variant: 'sitemap' })),
            ]
          : undefined,
    }
  },
})
