import { isFraction } from '../../facts/decimal.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const priority = (value: string): string =>
  `<url><loc>https://example.com/</loc><priority>${value}</priority></url>`

export default defineRule({
  id: 'priority-out-of-range',
  scope: 'priority',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'A priority lies from 0.0 to 1.0.',
  why: 'The protocol sets the range. Numbers beyond it mean nothing.',
  sources: [
    cite(documents.protocol, 'XML tag definitions: priority'),
    cite(documents.sitemapSchema, 'tPriority, minInclusive and maxInclusive'),
  ],
  knownAs: { google: ['Invalid tag value'], yandex: ['Некорректное значение тега priority'] },
  words: {
    message: 'The priority {value} is not between 0.0 and 1.0.',
    fix: 'Write a number from 0.0 to 1.0, or leave the element out. Yandex keeps the URL and warns.',
  },
  skipPlain: true,
  examples: () => ({
    good: [
      priority('0.0'),
      priority('1.0'),
      priority('1'),
      priority('0'),
      priority('-0.0'),
      priority('0.3999999999999999'),
      priority('high'),
    ],
    bad: [priority('1.5'), priority('-0.2'), priority('10'), priority('1.01')],
  }),
  check: {
    entry({ priority }) {
      if (!priority || isFraction(priority.value) !== false) return undefined
      return { at: priority.at, params: { value: priority.value } }
    },
  },
})
