import { extensionsOf, firstChild } from '../../facts/extensions.ts'
import { defineRule, type Element, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { news, publication } from '../example-parts.ts'

const titled = (title: string, name = 'The Example Times'): string =>
  news({ publication: publication(name, 'en'), title: `<news:title>${title}</news:title>` })
/** Longest title and name that are compared, in characters: no headline is longer, and the search is not linear. */
const MAX_COMPARED = 500
/** What sets a name apart from the rest of a title. */
const MARK = '[-–—|·•:»«,(\\[]'

export default defineRule({
  id: 'news-title-decorated',
  scope: 'news',
  severity: 'info',
  engine: ['google'],
  tier: 'extended',
  summary:
    'The title of an article is its headline, without the name of the publication and without the date.',
  why: 'Google shows publication and date beside the title and asks to keep them, and the author, out of it.',
  sources: [cite(documents.googleNews, 'news:title')],
  words: {
    message: 'The title "{title}" carries the name of the publication.',
    fix: 'Write the headline alone.',
  },
  variants: {
    date: {
      message: 'The title "{title}" carries the publication date.',
      fix: 'Write the headline alone.',
    },
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [
      titled('Merger talks'),
      titled('Nature reserve opens', 'Nature'),
      titled('Times change, says example', 'Times'),
    ],
    bad: [
      titled('Merger talks - The Example Times'),
      titled('THE EXAMPLE TIMES: Merger talks'),
      titled('Storm warning | Nature', 'Nature'),
      titled('Merger talks 2026-11-30'),
    ],
  }),
  check: {
    extended: (entry) => extensionsOf(entry).news.flatMap(judge),
  },
})

function judge(article: Element): Problem[] {
  const title = firstChild(article, 'title')?.content
  if (!title) return []
  const publication = firstChild(article, 'publication')
  const name = (publication && firstChild(publication, 'name')?.content.value) ?? ''
  const day = /^\d{4}-\d\d-\d\d/.exec(firstChild(article, 'publication_date')?.content.value ?? '')?.[0]
  const params = { title: title.value }
  if (name !== '' && carries(title.value, name)) return [{ at: title.at, params }]
  return day !== undefined && title.value.includes(day) ? [{ at: title.at, params, variant: 'date' }] : []
}

/** A name of several words anywhere; one of a single word, which may be a word of the headline, only at an end and set apart. */
function carries(title: string, name: string): boolean {
  if (title.length > MAX_COMPARED || name.length > MAX_COMPARED) return false
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const edge = `(?:^${escaped}\\s*${MARK})|(?:${MARK}\\s*${escaped}\\W*$)`
  const anywhere = /\s/.test(name) ? `|(?:^|[^\\p{L}\\p{N}])${escaped}(?:[^\\p{L}\\p{N}]|$)` : ''
  return new RegExp(edge + anywhere, 'iu').test(title)
}
