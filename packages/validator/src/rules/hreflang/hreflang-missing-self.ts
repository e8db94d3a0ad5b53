import { attribute, extensionsOf } from '../../facts/extensions.ts'
import { alternatesOf } from '../../facts/hreflang.ts'
import { isWebUrl, sameUrl } from '../../facts/url.ts'
import { takeApart } from '../../read/loc-parts.ts'
import { defineRule, type Element, type LocParts } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { link, url } from '../example-parts.ts'

export default defineRule({
  id: 'hreflang-missing-self',
  scope: 'hreflang',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: 'A page with alternates names itself among them.',
  why: 'Google wants each version to list all versions, itself included; a list without the page itself may be ignored.',
  sources: [cite(documents.googleHreflang, 'Guidelines for all methods; Sitemap rules')],
  words: {
    message: 'This page names {count} alternates, but none of them is the page itself, {page}.',
    fix: 'Add an `<xhtml:link>` with the language of this page and the same URL as its `<loc>`.',
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [
      url(link('en', 'https://example.com/') + link('de', 'https://example.com/de/')),
      url(link('en', 'https://EXAMPLE.com:443') + link('de', 'https://example.com/de/')),
      url('<xhtml:link rel="alternate" media="handheld" href="https://m.example.com/"/>'),
    ],
    bad: [
      url(link('de', 'https://example.com/de/')),
      url(link('en', 'https://example.com/?lang=en') + link('de', 'https://example.com/de/')),
      url(link('en', 'http://example.com/') + link('de', 'http://example.com/de/')),
    ],
  }),
  check: {
    extended(entry) {
      const alternates = alternatesOf(entry)
      const page = entry.url
      if (alternates.length === 0 || !page || !isWebUrl(page)) return undefined
      if (extensionsOf(entry).links.some((link) => namesPage(link, page))) return undefined
      return { at: entry.at, params: { count: alternates.length, page: page.value } }
    },
  },
})

/** Whether a link, faulty or not, is about the page. A relative one may be: that fault is reported elsewhere. */
function namesPage(link: Element, page: LocParts): boolean {
  const href = attribute(link, 'href')?.value.trim() ?? ''
  if (href === '') return false
  const parts = takeApart(href)
  if (parts.scheme !== '' && parts.authority !== undefined) return sameUrl(parts, page)
  try {
    return sameUrl(takeApart(new URL(href, page.value).href), page)
  } catch {
    return true
  }
}
