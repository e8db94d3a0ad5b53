import { charLength } from '../../facts/extensions.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const page = (characters: number): string =>
  `<url><loc>https://example.com/?a&amp;b=${'x'.repeat(characters - 25)}</loc></url>`

export default defineRule({
  id: 'loc-too-long',
  scope: 'loc',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'A loc has at most 2,047 characters.',
  why: 'The protocol says less than 2,048. Characters count after XML escapes are undone; percent escapes count as they are written.',
  sources: [
    cite(documents.protocol, 'XML tag definitions: loc'),
    cite(documents.sitemapSchema, 'tLoc, maxLength 2048: one more than the text of the protocol allows'),
  ],
  knownAs: { google: ['Invalid URL'], yandex: ['URL слишком длинный'] },
  params: { max: 2047 },
  words: {
    message: 'The URL has {length} characters; {max} are allowed.',
    fix: 'Give the page a shorter URL, or leave it out.',
  },
  skipPlain: true,
  examples: () => ({ good: [page(2047)], bad: [page(2048)] }),
  check: (file) => {
    const max = Number(file.params.max)
    // The limit is one of the XML element; lists of other formats borrow it.
    const severity = file.kind === 'urlset' ? undefined : 'warning'
    return {
      loc({ value }) {
        if (value.length <= max) return undefined
        const length = charLength(value)
        return length > max ? { params: { length, max }, severity } : undefined
      },
    }
  },
})
