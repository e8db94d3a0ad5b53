import { attribute, extensionsOf } from '../../facts/extensions.ts'
import { isAlternate } from '../../facts/hreflang.ts'
import { defineRule, type Element, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { link, url } from '../example-parts.ts'

export default defineRule({
  id: 'hreflang-attribute-missing',
  scope: 'hreflang',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: 'An `<xhtml:link>` to a version of the page has rel="alternate", hreflang and href.',
  why: 'Google reads the three together. Where one is missing or misspelt the link is skipped, and the versions are not tied to each other.',
  sources: [
    cite(documents.googleHreflang, 'Sitemap rules'),
    cite(documents.googleBuild, 'desktop and mobile versions'),
  ],
  knownAs: { google: ['Missing XML attribute', 'Invalid attribute value'] },
  words: {
    message: 'This `<{tag}>` does not say in an hreflang which language its page has.',
    fix: 'Add hreflang with a language code, for instance hreflang="de". A link to a mobile page has media in its place.',
  },
  variants: {
    misspelt: {
      message: 'This `<{tag}>` has an attribute {written} and no hreflang.',
      fix: 'Write the attribute as hreflang.',
    },
    href: {
      message: 'This `<{tag}>` for {code} has no href, so it names no page.',
      fix: 'Add href with the absolute URL of the {code} version.',
    },
    other: {
      message: 'This `<{tag}>` has rel="{rel}"; Google reads alternates only.',
      fix: 'Put the link into the head of the page, where it is read, and leave it out here.',
    },
    rel: {
      message: 'This `<{tag}>` for {code} has no rel="alternate".',
      fix: 'Add rel="alternate".',
    },
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [
      url(link('en', 'https://example.com/') + link('de', 'https://example.com/de/')),
      url(
        '<xhtml:link rel="alternate" media="only screen and (max-width: 640px)" href="https://m.example.com/"/>',
      ),
      url('<xhtml:link rel="Alternate nofollow" hreflang="de" href="https://example.com/de/"/>'),
    ],
    bad: [
      url('<xhtml:link rel="alternate" href="https://example.com/de/"/>'),
      url('<xhtml:link rel="alternate" href-lang="de" href="https://example.com/de/"/>'),
      url('<xhtml:link rel="alternate" hreflang="de"/>'),
      url('<xhtml:link rel="alternate" hreflang="de" href=""/>'),
      url('<xhtml:link hreflang="de" href="https://example.com/de/"/>'),
      url('<xhtml:link rel="amphtml" href="https://example.com/amp/"/>'),
      url('<xhtml:link rel="alternative" hreflang="de" href="https://example.com/de/"/>'),
    ],
  }),
  check: {
    extended: (entry) => extensionsOf(entry).links.flatMap(judge),
  },
})

function judge(link: Element): Problem[] {
  const tag = link.name
  const hreflang = attribute(link, 'hreflang')
  if (!hreflang) {
    if (attribute(link, 'media')) return []
    if (!isAlternate(link)) {
      const params = { tag, rel: attribute(link, 'rel')?.value ?? '' }
      return [{ at: link.at, params, variant: 'other', severity: 'info' }]
    }
    const written = link.attributes.find(({ name }) => /^(?:href[-_]?lang|lang)$/i.test(name))
    if (!written) return [{ at: link.at, params: { tag } }]
    return [{ at: written.at, params: { tag, written: written.name }, variant: 'misspelt' }]
  }
  const code = hreflang.value
  const problems: Problem[] = []
  if ((attribute(link, 'href')?.value.trim() ?? '') === '') {
    problems.push({ at: link.at, params: { tag, code }, variant: 'href' })
  }
  if (!isAlternate(link)) problems.push({ at: link.at, params: { tag, code }, variant: 'rel' })
  return problems
}
