import { alternatesOf, isDefault, readLanguageTag } from '../../facts/hreflang.ts'
import { defineRule, type Place } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { link, url } from '../example-parts.ts'

export default defineRule({
  id: 'hreflang-x-default-missing',
  scope: 'hreflang',
  severity: 'info',
  engine: ['google'],
  tier: 'core',
  summary: 'A page in two or more languages names with x-default the page for everybody else.',
  why: 'Google recommends it: visitors whose language is not listed are sent to the page that x-default names.',
  sources: [cite(documents.googleHreflang, 'Use the x-default value')],
  words: {
    message:
      '{count} pages of this file come in several languages and name no x-default; the first stands here.',
    fix: 'Add an `<xhtml:link>` with hreflang="x-default" to the page for visitors of all other languages, if there is one.',
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [
      url(
        link('en', 'https://example.com/') +
          link('de', 'https://example.com/de/') +
          link('x-default', 'https://example.com/'),
      ),
      url(link('en-GB', 'https://example.com/') + link('en-US', 'https://example.com/us/')),
    ],
    bad: [url(link('en', 'https://example.com/') + link('de', 'https://example.com/de/'))],
  }),
  check: (file) => {
    let first: { place: Place; entry: number; loc?: string } | undefined
    let count = 0
    return {
      extended(entry) {
        const alternates = alternatesOf(entry)
        if (alternates.length < 2 || alternates.some(({ hreflang }) => isDefault(hreflang.value))) return
        const languages = new Set(
          alternates.map(({ hreflang }) => readLanguageTag(hreflang.value)?.language.toLowerCase()),
        )
        languages.delete(undefined)
        if (languages.size < 2) return
        count++
        first ??= { place: file.locate(entry.at), entry: entry.ordinal, loc: entry.loc?.value }
      },
      end: () => first && { ...first, params: { count } },
    }
  },
})
