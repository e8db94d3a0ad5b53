import { alternatesOf } from '../../facts/hreflang.ts'
import { sameUrl } from '../../facts/url.ts'
import { takeApart } from '../../read/loc-parts.ts'
import { defineRule, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { link, url } from '../example-parts.ts'

export default defineRule({
  id: 'hreflang-duplicate-code',
  scope: 'hreflang',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: 'Each hreflang stands once in a `<url>`.',
  why: 'One language can lead to one page only. Of two pages for the same code, the engine has to drop one, or both.',
  sources: [cite(documents.googleHreflang, 'one entry for each variant')],
  words: {
    message: 'The hreflang {code} stands twice in this `<url>`, for {first} and for {second}.',
    fix: 'Keep the one page that is meant for {code}.',
  },
  variants: {
    same: {
      message: 'The hreflang {code} stands twice in this `<url>`, both times for {first}.',
      fix: 'Remove one of the two links.',
    },
    nothing: {
      message: 'The hreflang {code} stands twice in this `<url>`, and one of the links has no href.',
      fix: 'Keep the one link that names the page for {code}.',
    },
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [
      url(link('de', 'https://example.com/de/') + link('en', 'https://example.com/')),
      url(link('de', 'https://example.com/de/') + link('de-AT', 'https://example.com/de/')),
    ],
    bad: [
      url(link('de', 'https://example.com/de/') + link('DE', 'https://example.com/de2/')),
      url(link('x-default', 'https://example.com/') + link('x-default', 'https://example.com/de/')),
      url(link('de', 'https://example.com/de/') + link('de', 'https://example.com/de/')),
    ],
  }),
  check: {
    extended(entry) {
      const alternates = alternatesOf(entry)
      if (alternates.length < 2) return undefined
      const seen = new Map<string, string>()
      const problems: Problem[] = []
      for (const { hreflang, href } of alternates) {
        const code = hreflang.value.trim()
        if (code === '') continue
        const key = code.toLowerCase()
        const first = seen.get(key)
        const second = href?.value ?? ''
        if (first === undefined) seen.set(key, second)
        else problems.push({ at: hreflang.valueAt, ...compare(code, first, second) })
      }
      return problems
    },
  },
})

function compare(code: string, first: string, second: string): Problem {
  if (first === '' || second === '') return { params: { code }, variant: 'nothing' }
  if (!sameUrl(takeApart(first), takeApart(second))) return { params: { code, first, second } }
  return { params: { code, first }, variant: 'same', severity: 'info' }
}
