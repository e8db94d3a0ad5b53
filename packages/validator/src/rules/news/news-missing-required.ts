import { extensionsOf, firstChild } from '../../facts/extensions.ts'
import { defineRule, type Element, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { news, publication } from '../example-parts.ts'

export default defineRule({
  id: 'news-missing-required',
  scope: 'news',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: 'Each `<news:news>` has a publication with name and language, a publication date and a title.',
  why: 'Google requires all of them; an article without one is not taken into Google News.',
  sources: [cite(documents.googleNews, 'Required tags'), cite(documents.googleNewsSchema, 'news')],
  knownAs: { google: ['Missing <publication> tag', 'Missing XML tag'] },
  words: {
    message: 'This `<{parent}>` has no `<news:{tag}>`, which Google requires.',
    fix: 'Add `<news:{tag}>`.',
  },
  variants: {
    empty: {
      message: 'This `<news:{tag}>` is empty; Google requires it.',
      fix: 'Fill `<news:{tag}>`.',
    },
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [news()],
    bad: [
      news({ title: '' }),
      news({ title: '<news:title/>' }),
      news({ date: '' }),
      news({ publication: '' }),
      news({ publication: publication('', 'en') }),
      news({ publication: '<news:publication><news:name>The Example Times</news:name></news:publication>' }),
    ],
  }),
  check: {
    extended: (entry) =>
      extensionsOf(entry).news.flatMap((article) => {
        const publication = firstChild(article, 'publication')
        return [
          ...(publication
            ? [...missing(publication, 'name'), ...missing(publication, 'language')]
            : missing(article, 'publication')),
          ...missing(article, 'publication_date'),
          ...missing(article, 'title'),
        ]
      }),
  },
})

function missing(parent: Element, tag: string): Problem[] {
  const child = firstChild(parent, tag)
  if (!child) return [{ at: parent.at, params: { parent: parent.name, tag } }]
  return child.content.value === '' && child.children.length === 0
    ? [{ at: child.at, params: { tag }, variant: 'empty' }]
    : []
}
