import { type Member, memberAt, memberMap } from '../../facts/set-members.ts'
import { sameUrl } from '../../facts/url.ts'
import { defineRule, type SetProblem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { index, locs } from '../example-parts.ts'

export default defineRule({
  id: 'index-nested',
  scope: 'index',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: 'An index lists sitemaps and no other indexes.',
  why: 'Google reports nested indexes as an error. The protocol names sitemaps, feeds and text files as what an index may list. Indexes that list each other send a crawler round in circles.',
  sources: [
    cite(documents.googleReport, 'error list: Incorrect sitemap index format'),
    cite(documents.protocol, 'Sitemap index XML tag definitions: loc'),
  ],
  knownAs: { google: ['Incorrect sitemap index format: Nested sitemap indexes'] },
  words: {
    message: 'The index lists {path}, which is an index itself.',
    fix: 'List its sitemaps here instead, or name both indexes in robots.txt.',
  },
  variants: {
    self: {
      message: 'The index lists itself.',
      fix: 'Remove the entry.',
    },
    cycle: {
      message: 'The index lists {path}, from which this index is reached again.',
      fix: 'Remove one of the entries, and list sitemaps only.',
    },
  },
  examples: () => ({
    good: [
      {
        file: index('https://example.com/a.xml'),
        url: 'https://example.com/sitemap.xml',
        set: { 'a.xml': locs('https://example.com/') },
      },
      { file: index('https://example.com/sitemap.xml?page=1'), url: 'https://example.com/sitemap.xml' },
    ],
    bad: [
      {
        file: index('https://example.com/a.xml'),
        url: 'https://example.com/sitemap.xml',
        set: { 'a.xml': index('https://example.com/b.xml') },
      },
      { file: index('https://example.com/sitemap.xml'), url: 'https://example.com/sitemap.xml' },
      {
        file: index('https://example.com/a.xml'),
        url: 'https://example.com/sitemap.xml',
        set: { 'a.xml': index('https://example.com/sitemap.xml') },
      },
    ],
  }),
  check: (file) => {
    const own = file.url
    if (!own) return {}
    return {
      entry: ({ url, loc }) => (url && sameUrl(url, own) ? { at: loc!.at, variant: 'self' } : undefined),
    }
  },
  set: (members) => nestedIndexes(members),
})

interface Link {
  problem: SetProblem
  to: Member
}

/** Every entry of an index that names another one; the entry that closes a circle is told once, as that. */
function nestedIndexes(members: Member[]): SetProblem[] {
  const indexes = members.filter(({ result }) => result.kind === 'index')
  const byUrl = memberMap(indexes)
  const links = new Map(indexes.map((member) => [member, linksOf(member, byUrl)]))
  const done = new Set<Member>()
  const problems: SetProblem[] = []
  for (const start of indexes) {
    const path: { member: Member; next: number }[] = done.has(start) ? [] : [{ member: start, next: 0 }]
    while (path.length > 0) {
      const top = path[path.length - 1]!
      const link = links.get(top.member)![top.next++]
      if (!link) {
        done.add(top.member)
        path.pop()
        continue
      }
      const onPath = path.some(({ member }) => member === link.to)
      problems.push(onPath ? { ...link.problem, variant: 'cycle' } : link.problem)
      if (!onPath && !done.has(link.to)) path.push({ member: link.to, next: 0 })
    }
  }
  return problems
}

const linksOf = (member: Member, byUrl: Map<string, Member>): Link[] =>
  member.result.facts.children.flatMap(({ loc, line, column, entry }) => {
    const to = memberAt(byUrl, loc)
    if (!to || to === member) return []
    const problem = {
      path: member.result.path,
      place: { line, column },
      entry,
      loc,
      params: { path: to.result.path },
    }
    return [{ problem, to }]
  })
