import { normalForm } from '../../facts/normal-form.ts'
import { isWebUrl } from '../../facts/url.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

/** Forms that are remembered of one file. */
const MAX_FORMS = 50_000

export default defineRule({
  id: 'loc-duplicate-normalized',
  scope: 'loc',
  severity: 'info',
  engine: 'all',
  tier: 'core',
  summary: 'No two URLs of a file are the same after normalisation.',
  why: 'Two spellings of one address are one page: the entry says nothing new. Fragments do not count, since they are not sent to the server.',
  sources: [cite(documents.uri, '6 Normalization and Comparison')],
  words: {
    message: 'This is another spelling of a URL that is listed already, as number {first} of the file.',
    fix: 'List the page once, under its canonical URL.',
  },
  // The items of a feed are events, of which one page may have several.
  kinds: ['urlset', 'text'],
  examples: () => ({
    good: [
      '<url><loc>https://example.com/a</loc></url><url><loc>https://example.com/A</loc></url>',
      '<url><loc>https://example.com/a</loc></url><url><loc>https://example.com/a</loc></url>',
      '<url><loc>https://EXAMPLE.com/a</loc></url><url><loc>https://EXAMPLE.com/a</loc></url>',
      '<url><loc>https://example.com/a</loc></url><url><loc>https://example.com/a?</loc></url>',
      '<url><loc>https://example.com/?a=1&amp;b=2</loc></url><url><loc>https://example.com/?b=2&amp;a=1</loc></url>',
    ],
    bad: [
      '<url><loc>https://example.com/a</loc></url><url><loc>https://EXAMPLE.com/a</loc></url>',
      '<url><loc>https://example.com:443/a</loc></url><url><loc>https://example.com/a</loc></url>',
      '<url><loc>https://example.com</loc></url><url><loc>https://example.com/</loc></url>',
      '<url><loc>https://example.com/%7Ea</loc></url><url><loc>https://example.com/~a#top</loc></url>',
      '<url><loc>https://example.com/стр</loc></url><url><loc>https://example.com/%d1%81%d1%82%d1%80</loc></url>',
    ],
  }),
  check: (file) => {
    /** Ordinals of the locs that are not in normal form, by that form. */
    const forms = new Map<string, number>()
    return {
      loc(url, _at, entry) {
        if (url.plain && forms.size === 0) return undefined
        const form = normalForm(url)
        const normal = form === url.value
        if ((normal && forms.size === 0) || file.earlier(url) !== undefined || !isWebUrl(url))
          return undefined
        const first = forms.get(form) ?? (normal ? undefined : file.find(form))
        if (first === undefined) {
          if (!normal && forms.size < MAX_FORMS) forms.set(form, entry)
          return undefined
        }
        return { params: { loc: url.value, first: first + 1 } }
      },
    }
  },
})
