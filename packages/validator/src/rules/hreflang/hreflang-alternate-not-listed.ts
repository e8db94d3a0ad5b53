import { graphOf, keyOfHash, type LinkGraph, whereListed } from '../../facts/link-graph.ts'
import { linksOf } from '../../facts/links.ts'
import { defineRule, type SetMember, type SetProblem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { EXTENSIONS, link, url, urlset } from '../example-parts.ts'

const EN = 'https://example.com/'
const DE = 'https://example.com/de/'
const both = link('en', EN) + link('de', DE)

export default defineRule({
  id: 'hreflang-alternate-not-listed',
  scope: 'hreflang',
  severity: 'info',
  engine: ['google'],
  tier: 'extended',
  summary: 'Each version of a page on the same host has a `<url>` of its own.',
  why: 'Google expects an entry for each version, with the same alternates in each; a version without one cannot link back in the sitemap.',
  sources: [cite(documents.googleHreflang, 'Sitemap')],
  words: {
    message:
      '{count} alternates on this host have no `<url>` of their own in the files checked; the first belongs to {page}.',
    fix: 'Add a `<url>` for each version, with the same `<xhtml:link>` elements, or check all files of the set together.',
  },
  examples: () => ({
    good: [
      url(both, EN) + url(both, DE),
      url(both, EN) + url('', DE),
      url(link('en', EN) + link('fr', 'https://example.fr/'), EN),
      {
        file: urlset(
          url(
            link('en', 'https://example.com/a/en') + link('de', 'https://example.com/b/de'),
            'https://example.com/a/en',
          ),
          EXTENSIONS,
        ),
        path: 'a/sitemap.xml',
        url: 'https://example.com/a/sitemap.xml',
      },
    ],
    bad: [url(both, EN)],
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

function judge(graph: LinkGraph, members: SetMember[]): SetProblem[] {
  const candidates: { from: number; hash: [number, number] }[] = []
  for (let from = 0; from < graph.count; from++) {
    for (const { hash, own } of graph.targets(from)) {
      if (own && graph.find(hash) === -1) candidates.push({ from, hash })
    }
  }
  if (candidates.length === 0) return []
  const listed = whereListed(
    members,
    candidates.map(({ hash }) => hash),
  )
  /** By file: the first page that names one, and the addresses. */
  const byFile = new Map<string, { from: number; addresses: Set<string> }>()
  for (const { from, hash } of candidates) {
    const key = keyOfHash(hash)
    if (listed.has(key)) continue
    const { path } = graph.page(from)
    const known = byFile.get(path) ?? { from, addresses: new Set() }
    known.addresses.add(key)
    byFile.set(path, known)
  }
  return [...byFile].map(([path, { from, addresses }]) => {
    const { line, column, ordinal } = graph.page(from)
    const page = graph.loc(from)
    return {
      path,
      place: { line, column },
      entry: ordinal,
      loc: page,
      params: { page, count: addresses.size },
    }
  })
}
