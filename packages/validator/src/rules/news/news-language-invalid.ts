import { extensionsOf, firstChild } from '../../facts/extensions.ts'
import { isNewsLanguage, meantLanguage } from '../../facts/languages.ts'
import { defineRule, type Problem, type Value } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { news, publication } from '../example-parts.ts'

const written = (language: string): string =>
  news({ publication: publication('The Example Times', language) })

export default defineRule({
  id: 'news-language-invalid',
  scope: 'news',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary:
    'The language of a publication is an ISO 639 code of two or three small letters, or zh-cn or zh-tw.',
  why: 'Google sorts articles by language. It takes no country with the language, except for the two kinds of Chinese.',
  sources: [
    cite(documents.googleNews, 'news:language'),
    cite(documents.googleNewsSchema, 'language: pattern'),
    cite(documents.languageCodes, 'ISO 639-1, ISO 639-2'),
  ],
  knownAs: { google: ['Invalid tag value'] },
  words: {
    message: 'The language "{value}" is no ISO 639 code of two or three small letters.',
    fix: 'Write the code of the language the publication appears in, for instance en; for Chinese zh-cn or zh-tw.',
  },
  variants: {
    meant: {
      message: 'The language "{value}" is no ISO 639 code of two or three small letters.',
      fix: 'Write {meant}.',
    },
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [written('en'), written('fil'), written('zh-cn'), written('zh-tw')],
    bad: [
      written('en-GB'),
      written('zh-CN'),
      written('EN'),
      written('english'),
      written('jp'),
      written('xyz'),
    ],
  }),
  check: {
    extended: (entry) =>
      extensionsOf(entry).news.flatMap((article) => {
        const publication = firstChild(article, 'publication')
        const language = publication && firstChild(publication, 'language')
        return language ? judge(language.content) : []
      }),
  },
})

function judge({ value, at }: Value): Problem[] {
  if (value === '' || value === 'zh-cn' || value === 'zh-tw' || isNewsLanguage(value)) return []
  const lower = value.toLowerCase().replace('_', '-')
  const [language = ''] = lower.split('-')
  const meant = /^zh-(?:cn|tw)$/.test(lower)
    ? lower
    : isNewsLanguage(language)
      ? language
      : meantLanguage(language)?.split('-')[0]
  if (meant === undefined) return [{ at, params: { value } }]
  return [{ at, params: { value, meant }, variant: 'meant' }]
}
