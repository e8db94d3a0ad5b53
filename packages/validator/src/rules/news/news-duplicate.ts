import { extensionsOf, firstChild, repeated } from '../../facts/extensions.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { news, publication, url } from '../example-parts.ts'

const ONCE = new Set(['publication', 'publication_date', 'title'])
const ONCE_INSIDE = new Set(['name', 'language'])

const ARTICLE = `<news:news>${publication('The Example Times', 'en')}<news:publication_date>2026-11-30</news:publication_date><news:title>Merger talks</news:title></news:news>`

export default defineRule({
  id: 'news-duplicate',
  scope: 'news',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: 'A `<url>` holds one `<news:news>`, and that one publication, date and title.',
  why: 'A page is one article of one publication; of two records Google can use only one.',
  sources: [cite(documents.googleNews, 'news:news; news:publication')],
  knownAs: { google: ['Invalid XML: too many tags'] },
  words: {
    message: '`<{tag}>` stands a second time in one `<{parent}>`.',
    fix: 'Keep one `<{tag}>`; another article needs its own `<url>`.',
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [news(), url(ARTICLE) + url(ARTICLE, 'https://example.com/b')],
    bad: [
      url(ARTICLE + ARTICLE),
      news({ more: '<news:title>Merger talks again</news:title>' }),
      news({
        publication:
          '<news:publication><news:name>The Example Times</news:name><news:language>en</news:language><news:language>fr</news:language></news:publication>',
      }),
    ],
  }),
  check: {
    extended(entry) {
      const articles = extensionsOf(entry).news
      if (articles.length === 0) return undefined
      const inside = articles.flatMap((article) => {
        const publication = firstChild(article, 'publication')
        return [
          ...repeated(article, ONCE).map((child) => ({ child, parent: article.name })),
          ...(publication
            ? repeated(publication, ONCE_INSIDE).map((child) => ({ child, parent: publication.name }))
            : []),
        ]
      })
      return [...articles.slice(1).map((child) => ({ child, parent: 'url' })), ...inside].map(
        ({ child, parent }) => ({ at: child.at, params: { tag: child.name, parent } }),
      )
    },
  },
})
