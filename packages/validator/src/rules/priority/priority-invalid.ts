import { isFraction } from '../../facts/decimal.ts'
import { defineRule, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const priority = (value: string): string =>
  `<url><loc>https://example.com/</loc><priority>${value}</priority></url>`

export default defineRule({
  id: 'priority-invalid',
  scope: 'priority',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'A priority is a decimal number.',
  why: 'The protocol asks for a number from 0.0 to 1.0, with a point. What is no number counts as if nothing were said.',
  sources: [
    cite(documents.protocol, 'XML tag definitions: priority'),
    cite(documents.sitemapSchema, 'tPriority'),
  ],
  knownAs: { google: ['Invalid tag value'], yandex: ['Некорректное значение тега priority'] },
  words: {
    message: '"{value}" is no decimal number.',
    fix: 'Write a number from 0.0 to 1.0, such as 0.8, or leave the element out. Yandex keeps the URL and warns.',
  },
  variants: {
    comma: {
      message: '"{value}" has a comma where the decimal point must be.',
      fix: 'Write {right}; format numbers without the rules of a language.',
    },
  },
  skipPlain: true,
  examples: () => ({
    good: [
      priority('0.4'),
      priority('1'),
      priority('.5'),
      priority('1.'),
      priority('+0.5'),
      priority('-0.0'),
      priority('1.5'),
      priority(''),
    ],
    bad: [
      priority('0,4'),
      priority('normal'),
      priority('50%'),
      priority('1e0'),
      priority('0x1'),
      priority('.'),
    ],
  }),
  check: {
    entry({ priority }): Problem | undefined {
      if (!priority || priority.value === '') return undefined
      const { value, at } = priority
      if (isFraction(value) !== undefined) return undefined
      const right = value.replace(',', '.')
      const comma = right !== value && isFraction(right) !== undefined
      return comma ? { at, params: { value, right }, variant: 'comma' } : { at, params: { value } }
    },
  },
})
