import { alternatesOf, isDefault, readLanguageTag } from '../../facts/hreflang.ts'
import { defineRule, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { link, url } from '../example-parts.ts'

export default defineRule({
  id: 'hreflang-code-malformed',
  scope: 'hreflang',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary:
    'An hreflang is x-default or has the form language, language-REGION, language-Script or language-Script-REGION.',
  why: 'Google does not understand a code of another form, and the link has no effect.',
  sources: [cite(documents.googleHreflang, 'Supported language and region codes')],
  knownAs: { google: ['Invalid attribute value'] },
  words: {
    message:
      'The hreflang "{code}" has not the form language-Script-REGION, of which script and region may be left out.',
    fix: 'Write a two-letter language code, and a region behind a hyphen where one is needed: en, en-GB, zh-Hant.',
  },
  variants: {
    meant: {
      message:
        'The hreflang "{code}" has not the form language-Script-REGION, of which script and region may be left out.',
      fix: 'Write {meant}.',
    },
    empty: {
      message: 'This hreflang is empty.',
      fix: 'Write the language of the page that the link names, for instance de, or x-default.',
    },
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [
      url(link('en-US', 'https://example.com/')),
      url(link('zh-Hans-CN', 'https://example.com/')),
      url(link('x-default', 'https://example.com/')),
      url(link('es-419', 'https://example.com/')),
    ],
    bad: [
      url(link('en_US', 'https://example.com/')),
      url(link('en--us', 'https://example.com/')),
      url(link(' en ', 'https://example.com/')),
      url(link('', 'https://example.com/')),
      url(link('zh-CHS', 'https://example.com/')),
      url(link('en-US-Latn', 'https://example.com/')),
      url(link('x_default', 'https://example.com/')),
    ],
  }),
  check: {
    extended: (entry) =>
      alternatesOf(entry).flatMap(({ hreflang: { value, valueAt } }): Problem[] => {
        if (isDefault(value) || readLanguageTag(value)) return []
        const code = value
        if (value.trim() === '') return [{ at: valueAt, params: { code }, variant: 'empty' }]
        const meant = repair(value)
        if (meant === undefined) return [{ at: valueAt, params: { code } }]
        return [{ at: valueAt, params: { code, meant }, variant: 'meant' }]
      }),
  },
})

/** The same value with hyphens and without padding, and the scripts of Chinese under their ISO names. */
function repair(value: string): string | undefined {
  const repaired = value
    .trim()
    .replace(/[_\s-]+/g, '-')
    .replace(/^(zh)-CHS$/i, '$1-Hans')
    .replace(/^(zh)-CHT$/i, '$1-Hant')
  return isDefault(repaired) || readLanguageTag(repaired) ? repaired : undefined
}
