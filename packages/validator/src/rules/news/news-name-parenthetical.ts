import { extensionsOf, firstChild } from '../../facts/extensions.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { news, publication } from '../example-parts.ts'

const named = (name: string): string => news({ publication: publication(name, 'en') })

export default defineRule({
  id: 'news-name-parenthetical',
  scope: 'news',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: 'The name of a publication carries nothing in parentheses.',
  why: 'The name has to be the one shown on news.google.com, without what stands there in parentheses, or the article is not matched with its publication.',
  sources: [cite(documents.googleNews, 'news:name')],
  words: {
    message: 'The publication is named "{name}"; Google wants the name without what stands in parentheses.',
    fix: 'Write "{bare}".',
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [named('The Example Times'), named('Example :)')],
    bad: [named('The Example Times (subscription)')],
  }),
  check: {
    extended: (entry) =>
      extensionsOf(entry).news.flatMap((article) => {
        const publication = firstChild(article, 'publication')
        const name = publication && firstChild(publication, 'name')?.content
        const open = name?.value.indexOf('(') ?? -1
        const close = name?.value.lastIndexOf(')') ?? -1
        if (!name || open === -1 || close < open) return []
        const bare =
          `${name.value.slice(0, open).trimEnd()} ${name.value.slice(close + 1).trimStart()}`.trim()
        return [{ at: name.at, params: { name: name.value, bare } }]
      }),
  },
})
