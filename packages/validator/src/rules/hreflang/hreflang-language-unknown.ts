import { alternatesOf, readLanguageTag } from '../../facts/hreflang.ts'
import { isLanguage, meantLanguage } from '../../facts/languages.ts'
import { isRegion } from '../../facts/regions.ts'
import { defineRule, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { link, url } from '../example-parts.ts'

export default defineRule({
  id: 'hreflang-language-unknown',
  scope: 'hreflang',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: 'An hreflang begins with a two-letter language code of ISO 639-1.',
  why: 'Google knows these codes only; three-letter codes, names of languages and countries without a language have no effect.',
  sources: [
    cite(documents.googleHreflang, 'Supported language and region codes; Common mistakes'),
    cite(documents.yandexLocales, 'ISO 639-1'),
    cite(documents.languageCodes, 'ISO 639-1'),
  ],
  knownAs: { google: ['Invalid attribute value'] },
  words: {
    message: 'The hreflang "{code}" begins with "{language}", which is no language code of ISO 639-1.',
    fix: 'Begin with the two-letter code of the language, for instance de or de-AT.',
  },
  variants: {
    meant: {
      message: 'The hreflang "{code}" begins with "{language}", which is no language code of ISO 639-1.',
      fix: 'Write {meant} for that language.',
    },
    region: {
      message: 'The hreflang "{code}" names a country, but no language of ISO 639-1 comes before it.',
      fix: 'Write the language first, and the country behind it where it matters, for instance en-{region}.',
    },
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [
      url(link('ja', 'https://example.com/')),
      url(link('be', 'https://example.com/')),
      url(link('x-default', 'https://example.com/')),
      url(link('EN-GB', 'https://example.com/')),
    ],
    bad: [
      url(link('jp', 'https://example.com/')),
      url(link('eng', 'https://example.com/')),
      url(link('english', 'https://example.com/')),
      url(link('US', 'https://example.com/')),
    ],
  }),
  check: {
    extended: (entry) =>
      alternatesOf(entry).flatMap(({ hreflang: { value: code, valueAt: at } }): Problem[] => {
        const language = readLanguageTag(code)?.language
        if (language === undefined || isLanguage(language.toLowerCase())) return []
        const region = language.toUpperCase()
        const meant = meantLanguage(language)
        if (meant !== undefined) return [{ at, params: { code, language, meant }, variant: 'meant' }]
        if (isRegion(region)) return [{ at, params: { code, language, region }, variant: 'region' }]
        return [{ at, params: { code, language } }]
      }),
  },
})
