import { graphOf, type LinkGraph } from '../../facts/link-graph.ts'
import { linksOf } from '../../facts/links.ts'
import { defineRule, type SetProblem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { link, url } from '../example-parts.ts'

const EN = 'https://example.com/'
const DE = 'https://example.com/de/'
const FR = 'https://example.com/fr/'
const two = link('en', EN) + link('de', DE)
const three = two + link('fr', FR)

export default defineRule({
  id: 'hreflang-cluster-inconsistent',
  scope: 'hreflang',
  severity: 'info',
  engine: ['google'],
  tier: 'extended',
  summary: 'All versions of a page name the same alternates with the same codes.',
  why: 'Google expects identical lists. It copes with omissions, but each version that is left out, or named with another code, is tied less firmly to the others.',
  sources: [cite(documents.googleHreflang, 'Sitemap: identical child entries')],
  words: {
    message: '{page} and its alternate {other} do not name the same alternates with the same codes.',
    fix: 'Give all versions of a page the same list of `<xhtml:link>` elements.',
  },
  examples: () => ({
    good: [
      url(three, EN) + url(link('fr', FR) + two, DE) + url(three, FR),
      url(link('en', EN), EN) + url(link('de', DE), DE),
      url(link('de', DE), EN) + url(link('en', EN), DE),
    ],
    bad: [url(three, EN) + url(two, DE), url(two, EN) + url(link('en-GB', EN) + link('de', DE), DE)],
  }),
  check: (file) => ({
    extended: (entry) => linksOf(file).add(entry, file),
    end: () => file.keep(linksOf(file).finish()),
  }),
  set(members) {
    const graph = graphOf(members)
    return graph ? judge(graph) : []
  },
})

/** A page that does not name itself: hreflang-missing-self. */
const isUnknown = ([a, b]: [number, number]): boolean => a === 0 && b === 0

/** Each page is told of once. */
function judge(graph: LinkGraph): SetProblem[] {
  const told = new Set<number>()
  const problems: SetProblem[] = []
  for (let from = 0; from < graph.count; from++) {
    if (told.has(from)) continue
    const { path, line, column, ordinal, hash, set } = graph.page(from)
    for (const target of graph.targets(from)) {
      const to = graph.find(target.hash)
      if (to === -1 || told.has(to) || !graph.names(to, hash)) continue
      const other = graph.page(to).set
      if (isUnknown(set) || isUnknown(other) || (other[0] === set[0] && other[1] === set[1])) continue
      told.add(from).add(to)
      const page = graph.loc(from)
      const params = { page, other: graph.loc(to) }
      problems.push({ path, place: { line, column }, entry: ordinal, loc: page, params })
      break
    }
  }
  return problems
}
