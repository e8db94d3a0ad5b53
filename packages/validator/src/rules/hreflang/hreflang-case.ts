import { alternatesOf, isDefault, readLanguageTag } from '../../facts/hreflang.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { link, url } from '../example-parts.ts'

export default defineRule({
  id: 'hreflang-case',
  scope: 'hreflang',
  severity: 'info',
  engine: ['google'],
  tier: 'extended',
  summary: 'An hreflang is written en-US, zh-Hant-TW or x-default: small language, capital region.',
  why: 'Case makes no difference to crawlers, but one spelling keeps codes comparable for people and simple tools.',
  sources: [cite(documents.languageCodes, 'BCP 47, 2.1.1'), cite(documents.googleHreflang, 'examples')],
  words: {
    message:
      'The hreflang "{code}" is usually written "{usual}"; the first of {count} such links in this file stands here.',
    fix: 'Write {usual} if one spelling is wanted. Crawlers do not mind.',
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [
      url(link('en-US', 'https://example.com/') + link('x-default', 'https://example.com/')),
      url(link('zh-Hant-TW', 'https://example.com/')),
    ],
    bad: [
      url(link('EN-us', 'https://example.com/')),
      url(link('en-gb', 'https://example.com/')),
      url(link('X-Default', 'https://example.com/')),
    ],
  }),
  check: (file) => {
    const found = new Map<
      string,
      { usual: string; count: number; place: ReturnType<typeof file.locate>; entry: number }
    >()
    return {
      extended(entry) {
        for (const { hreflang } of alternatesOf(entry)) {
          const seen = found.get(hreflang.value)
          if (seen) {
            seen.count++
            continue
          }
          const usual = usualCase(hreflang.value)
          if (usual === undefined || usual === hreflang.value) continue
          found.set(hreflang.value, {
            usual,
            count: 1,
            place: file.locate(hreflang.valueAt),
            entry: entry.ordinal,
          })
        }
      },
      end: () =>
        [...found].map(([code, { usual, count, place, entry }]) => ({
          place,
          entry,
          params: { code, usual, count },
        })),
    }
  },
})

function usualCase(code: string): string | undefined {
  if (isDefault(code)) return 'x-default'
  const tag = readLanguageTag(code)
  if (!tag) return undefined
  const script = tag.script && tag.script.charAt(0).toUpperCase() + tag.script.slice(1).toLowerCase()
  return [tag.language.toLowerCase(), script, tag.region?.toUpperCase()].filter(Boolean).join('-')
}
