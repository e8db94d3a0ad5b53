import { nearest } from '../../facts/nearest.ts'
import { defineRule, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const VALUES = ['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'] as const
const changefreq = (value: string): string =>
  `<url><loc>https://example.com/</loc><changefreq>${value}</changefreq></url>`

export default defineRule({
  id: 'changefreq-invalid',
  scope: 'changefreq',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'A changefreq is one of always, hourly, daily, weekly, monthly, yearly and never.',
  why: 'The protocol lists the seven words, in small letters. Another one says nothing.',
  sources: [
    cite(documents.protocol, 'XML tag definitions: changefreq'),
    cite(documents.sitemapSchema, 'tChangeFreq'),
  ],
  knownAs: { google: ['Invalid tag value'], yandex: ['Некорректное значение тега changefreq'] },
  words: {
    message: '"{value}" is no changefreq.',
    fix: 'Write always, hourly, daily, weekly, monthly, yearly or never, or leave the element out. Yandex keeps the URL and warns.',
  },
  variants: {
    near: {
      message: '"{value}" is no changefreq; "{near}" is probably meant.',
      fix: 'Write {near}, in small letters, or leave the element out.',
    },
  },
  skipPlain: true,
  examples: () => ({
    good: [...VALUES.map(changefreq), changefreq(' daily '), changefreq('')],
    bad: [
      changefreq('Daily'),
      changefreq('weeky'),
      changefreq('biannually'),
      changefreq('every day'),
      changefreq('daily weekly'),
    ],
  }),
  check: {
    entry({ changefreq }): Problem | undefined {
      if (!changefreq || changefreq.value === '') return undefined
      const { value, at } = changefreq
      if ((VALUES as readonly string[]).includes(value)) return undefined
      const near = nearest(value, VALUES)
      return near ? { at, params: { value, near }, variant: 'near' } : { at, params: { value } }
    },
  },
})
