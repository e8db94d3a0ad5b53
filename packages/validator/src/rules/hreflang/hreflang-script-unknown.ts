import { alternatesOf, readLanguageTag } from '../../facts/hreflang.ts'
import { isScript } from '../../facts/scripts.ts'
import { defineRule, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { link, url } from '../example-parts.ts'

export default defineRule({
  id: 'hreflang-script-unknown',
  scope: 'hreflang',
  severity: 'warning',
  engine: ['google'],
  tier: 'extended',
  summary: 'The script of an hreflang is a four-letter code of ISO 15924.',
  why: 'Google tells scripts apart by these codes, for instance zh-Hant and zh-Hans; another one has no effect.',
  sources: [cite(documents.googleHreflang, 'script variations'), cite(documents.languageCodes, 'ISO 15924')],
  knownAs: { google: ['Invalid attribute value'] },
  words: {
    message: 'The script "{script}" of the hreflang "{code}" is no code of ISO 15924.',
    fix: 'Write the four-letter code of the script, for instance Hant, Hans, Latn or Cyrl, or leave it out.',
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [
      url(link('zh-Hant', 'https://example.com/')),
      url(link('zh-hans-cn', 'https://example.com/')),
      url(link('sr-Latn-RS', 'https://example.com/')),
    ],
    bad: [url(link('zh-Hanx', 'https://example.com/')), url(link('sr-Lati-RS', 'https://example.com/'))],
  }),
  check: {
    extended: (entry) =>
      alternatesOf(entry).flatMap(({ hreflang: { value: code, valueAt: at } }): Problem[] => {
        const script = readLanguageTag(code)?.script
        return script === undefined || isScript(script) ? [] : [{ at, params: { code, script } }]
      }),
  },
})
