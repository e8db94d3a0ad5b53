import { alternatesOf, readLanguageTag } from '../../facts/hreflang.ts'
import { isRegion, meantRegion } from '../../facts/regions.ts'
import { defineRule, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { link, url } from '../example-parts.ts'

export default defineRule({
  id: 'hreflang-region-unknown',
  scope: 'hreflang',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: 'The region of an hreflang is an officially assigned two-letter country code of ISO 3166-1.',
  why: 'Google ignores codes that are only reserved (EU, UN, UK) and areas larger than a country (es-419), so the page is not offered where it was meant to be.',
  sources: [
    cite(documents.googleHreflang, 'Supported language and region codes; Incorrect region codes'),
    cite(documents.languageCodes, 'ISO 3166-1 alpha-2'),
  ],
  knownAs: { google: ['Invalid attribute value'] },
  words: {
    message: 'The region "{region}" of the hreflang "{code}" is no country code of ISO 3166-1.',
    fix: 'Name a country, or leave the region out so that the page speaks for the language everywhere.',
  },
  variants: {
    meant: {
      message: 'The region "{region}" of the hreflang "{code}" is no country code of ISO 3166-1.',
      fix: 'Write {meant}.',
    },
    area: {
      message:
        'The region "{region}" of the hreflang "{code}" is an area of several countries, which Google does not support.',
      fix: 'Give one link for each country, or one for the language without a region.',
    },
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [
      url(link('en-GB', 'https://example.com/')),
      url(link('en-gb', 'https://example.com/')),
      url(link('zh-Hant-TW', 'https://example.com/')),
      url(link('uk', 'https://example.com/')),
    ],
    bad: [
      url(link('en-UK', 'https://example.com/')),
      url(link('en-EU', 'https://example.com/')),
      url(link('es-419', 'https://example.com/')),
      url(link('zh-Hans-XX', 'https://example.com/')),
    ],
  }),
  check: {
    extended: (entry) =>
      alternatesOf(entry).flatMap(({ hreflang: { value: code, valueAt: at } }): Problem[] => {
        const { language, script, region } = readLanguageTag(code) ?? {}
        if (region === undefined || isRegion(region.toUpperCase())) return []
        if (/^(?:\d{3}|EU|UN)$/i.test(region)) return [{ at, params: { code, region }, variant: 'area' }]
        const country = meantRegion(region)
        if (country === undefined) return [{ at, params: { code, region } }]
        const meant = [language, script, country].filter((part) => part !== undefined).join('-')
        return [{ at, params: { code, region, meant }, variant: 'meant' }]
      }),
  },
})
