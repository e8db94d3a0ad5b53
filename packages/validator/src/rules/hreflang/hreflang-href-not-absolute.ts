import { attribute, extensionsOf } from '../../facts/extensions.ts'
import { judgeAddress, urlWords } from '../../facts/media-url.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { link, url } from '../example-parts.ts'

export default defineRule({
  id: 'hreflang-href-not-absolute',
  scope: 'hreflang',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: 'The href of an alternate is a whole http or https URL.',
  why: 'Google does not resolve the address of an alternate against the page: without scheme and host the link is not used.',
  sources: [cite(documents.googleHreflang, 'Guidelines for all methods')],
  knownAs: { google: ['Invalid URL', 'Invalid attribute value'] },
  words: urlWords.relative,
  variants: urlWords,
  kinds: ['urlset'],
  examples: () => ({
    good: [
      url(link('en', 'https://example.com/') + link('de', 'https://example.com/de/?a=1&amp;b=2')),
      url(link('de', 'https://example.com/über-uns/')),
    ],
    bad: [
      url(link('de', '/de/')),
      url(link('de', '//example.com/de/')),
      url(link('de', 'example.com/de/')),
      url(link('de', 'ftp://example.com/de/')),
      url(link('de', 'https://example.com/de page/')),
    ],
  }),
  check: {
    extended: (entry) =>
      extensionsOf(entry).links.flatMap((link) => {
        const href = attribute(link, 'hreflang') && attribute(link, 'href')
        if (!href || href.value.trim() === '') return []
        return judgeAddress({ value: href.value, at: href.valueAt }, `${link.name} href`)
      }),
  },
})
