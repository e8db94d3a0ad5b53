import { alternatesOf, readLanguageTag } from '../../facts/hreflang.ts'
import { defineRule, type Entry, type Place } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { link, url } from '../example-parts.ts'

export default defineRule({
  id: 'hreflang-no-generic-language',
  scope: 'hreflang',
  severity: 'info',
  engine: ['google'],
  tier: 'extended',
  summary:
    'Where a language is offered for several regions, one link names the page for the language everywhere else.',
  why: 'Without it visitors who speak the language in a region that is not listed have no page of their own.',
  sources: [cite(documents.googleHreflang, 'Guidelines for all methods')],
  words: {
    message:
      '{count} pages of this file offer {language} for several regions ({regions}) and not for the language alone; the first stands here.',
    fix: 'Add an `<xhtml:link>` with hreflang="{language}" to the version that suits all other regions.',
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [
      url(
        link('en-IE', 'https://example.com/') +
          link('en-CA', 'https://example.com/ca/') +
          link('en', 'https://example.com/'),
      ),
      url(link('en-IE', 'https://example.com/') + link('de-DE', 'https://example.com/de/')),
      url(link('zh-Hant-TW', 'https://example.com/') + link('zh-Hans-CN', 'https://example.com/cn/')),
    ],
    bad: [url(link('en-IE', 'https://example.com/') + link('en-CA', 'https://example.com/ca/'))],
  }),
  check: (file) => {
    const found = new Map<string, { count: number; regions: string; place: Place; entry: number }>()
    return {
      extended(entry) {
        for (const [language, regions] of withoutGeneric(entry)) {
          const seen = found.get(language)
          if (seen) seen.count++
          else found.set(language, { count: 1, regions, place: file.locate(entry.at), entry: entry.ordinal })
        }
      },
      end: () =>
        [...found].map(([language, { count, regions, place, entry }]) => ({
          place,
          entry,
          params: { language, count, regions },
        })),
    }
  },
})

/** Languages (with their script, which tells languages apart) that have two regions or more, and no link without a region. */
function withoutGeneric(entry: Entry): [language: string, regions: string][] {
  const alternates = alternatesOf(entry)
  if (alternates.length < 2) return []
  const regions = new Map<string, Set<string>>()
  const generic = new Set<string>()
  for (const { hreflang } of alternates) {
    const tag = readLanguageTag(hreflang.value)
    if (!tag) continue
    const language = tag.language.toLowerCase()
    const key = tag.script === undefined ? language : `${language}-${tag.script}`
    if (tag.region === undefined) generic.add(key).add(language)
    else regions.set(key, (regions.get(key) ?? new Set()).add(hreflang.value))
  }
  return [...regions]
    .filter(([key, codes]) => codes.size > 1 && !generic.has(key) && !generic.has(key.split('-')[0]!))
    .map(([key, codes]) => [key, [...codes].slice(0, 5).join(', ')])
}
