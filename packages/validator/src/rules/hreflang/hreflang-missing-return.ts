import { graphOf, keyOfHash, type LinkGraph, whereListed } from '../../facts/link-graph.ts'
import { linksOf } from '../../facts/links.ts'
import { defineRule, type SetMember, type SetProblem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { EXTENSIONS, link, url, urlset } from '../example-parts.ts'

const EN = 'https://example.com/'
const DE = 'https://example.com/de/'
const both = link('en', EN) + link('de', DE)

export default defineRule({
  id: 'hreflang-missing-return',
  scope: 'hreflang',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: 'A page that is named as the alternate of another names that one too.',
  why: 'Anybody could claim to be the translation of a page. Google believes it only where both pages say so, and ignores the link otherwise.',
  sources: [cite(documents.googleHreflang, 'Guidelines for all methods; Missing return links')],
  knownAs: { google: ['No return tags', 'Missing return links'] },
  words: {
    message:
      '{page} is named as an alternate by {other}, and does not name that page in return ({count} such pages in all).',
    fix: 'Add an `<xhtml:link>` to {other} to this `<url>`: each version names all versions.',
  },
  variants: {
    bare: {
      message:
        '{page} names {count} alternates that are listed without any alternates of their own, the first as entry {number} of {other}.',
      fix: 'Give those entries the same `<xhtml:link>` elements as this one.',
    },
    outside: {
      message:
        '{count} alternates on other hosts are not listed in the files checked, so it could not be checked whether they link back; the first belongs to {page}.',
      fix: 'Check the sitemaps of the other hosts together with this one to be sure.',
    },
  },
  examples: () => ({
    good: [
      url(both, EN) + url(both, DE),
      url(link('en', EN) + link('de', `${DE}?`), EN),
      {
        file: urlset(url(both, EN), EXTENSIONS),
        path: 'en.xml',
        url: 'https://example.com/en.xml',
        set: { 'de.xml': urlset(url(both, DE), EXTENSIONS) },
      },
    ],
    bad: [
      url(both, EN) + url(link('de', DE), DE),
      url(both, EN) + url('', DE),
      {
        file: urlset(url(both, EN), EXTENSIONS),
        path: 'en.xml',
        url: 'https://example.com/en.xml',
        set: { 'de.xml': urlset(url('', DE)) },
      },
      url(link('en', EN) + link('fr', 'https://example.fr/'), EN),
    ],
  }),
  check: (file) => ({
    extended: (entry) => linksOf(file).add(entry, file),
    end: () => file.keep(linksOf(file).finish()),
  }),
  set(members) {
    const graph = graphOf(members)
    return graph ? judge(graph, members) : []
  },
})

interface Missing {
  first: number
  count: number
}

function judge(graph: LinkGraph, members: SetMember[]): SetProblem[] {
  /** By the page that does not link back: who names it. */
  const missing = new Map<number, Missing>()
  /** Addresses without alternates of their own, by the page that names them first. */
  const elsewhere = new Map<number, { hash: [number, number]; own: boolean }[]>()
  for (let from = 0; from < graph.count; from++) {
    const { hash } = graph.page(from)
    for (const target of graph.targets(from)) {
      const to = graph.find(target.hash)
      if (to === -1) {
        const known = elsewhere.get(from)
        if (known) known.push(target)
        else elsewhere.set(from, [target])
      } else if (!graph.names(to, hash)) {
        const known = missing.get(to)
        if (known) known.count++
        else missing.set(to, { first: from, count: 1 })
      }
    }
  }
  return [...tellMissing(graph, missing), ...tellElsewhere(graph, elsewhere, members)]
}

function tellMissing(graph: LinkGraph, missing: Map<number, Missing>): SetProblem[] {
  return [...missing].map(([to, { first, count }]) => {
    const { path, line, column, ordinal } = graph.page(to)
    const page = graph.loc(to)
    const params = { page, other: graph.loc(first), count }
    return { path, place: { line, column }, entry: ordinal, loc: page, params }
  })
}

/** Alternates that are listed without alternates (a fault), and those that are not listed and not of the page's host (unknown). */
function tellElsewhere(
  graph: LinkGraph,
  elsewhere: Map<number, { hash: [number, number]; own: boolean }[]>,
  members: SetMember[],
): SetProblem[] {
  if (elsewhere.size === 0) return []
  const listed = whereListed(
    members,
    [...elsewhere.values()].flat().map(({ hash }) => hash),
  )
  const problems: SetProblem[] = []
  const outside = new Map<string, Missing>()
  for (const [from, targets] of elsewhere) {
    const { path, line, column, ordinal } = graph.page(from)
    const bare = targets.flatMap(({ hash }) => listed.get(keyOfHash(hash)) ?? [])
    const unknown = targets.filter(({ hash, own }) => !own && !listed.has(keyOfHash(hash))).length
    const known = outside.get(path)
    if (known) known.count += unknown
    else if (unknown > 0) outside.set(path, { first: from, count: unknown })
    if (bare.length === 0) continue
    const page = graph.loc(from)
    const params = { page, count: bare.length, number: bare[0]!.ordinal + 1, other: bare[0]!.path }
    problems.push({ path, place: { line, column }, entry: ordinal, loc: page, params, variant: 'bare' })
  }
  for (const [path, { first, count }] of outside) {
    const { line, column, ordinal } = graph.page(first)
    const page = graph.loc(first)
    const params = { page, count }
    problems.push({
      path,
      place: { line, column },
      entry: ordinal,
      params,
      variant: 'outside',
      severity: 'info',
    })
  }
  return problems
}
