import { type Member, memberAt, memberMap } from '../../facts/set-members.ts'
import { takeApart } from '../../read/loc-parts.ts'
import { defineRule, type Examples, type SetProblem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { index, locs } from '../example-parts.ts'

const LISTED = new Set(['urlset', 'index', 'text', 'rss', 'atom'])

export default defineRule({
  id: 'index-child-missing',
  scope: 'index',
  severity: 'warning',
  engine: ['google', 'yandex'],
  tier: 'core',
  summary: 'Every sitemap that an index or a robots.txt lists is there and is a sitemap.',
  why: 'The pages of a sitemap that is missing are not found through it. Search Console says that it could not fetch the file.',
  sources: [
    cite(documents.googleReport, 'fetch errors'),
    cite(documents.yandexErrors, 'Not indexed; HTTP error'),
    cite(documents.protocol, 'Sitemap index XML tag definitions: loc'),
  ],
  knownAs: {
    google: ["Couldn't fetch", 'Sitemap could not be read'],
    yandex: ['Не проиндексирован', 'Ошибка HTTP', 'Не получено'],
  },
  words: {
    message: 'The sitemap {loc} does not exist.',
    fix: 'Write it, or take it off the index; an index must be made together with its sitemaps.',
  },
  variants: {
    robots: {
      message: 'The robots.txt names the sitemap {loc}, which does not exist.',
      fix: 'Write it, or name the file that is there.',
    },
    other: {
      message: '{path} is listed as a sitemap, but cannot be read as one.',
      fix: 'See what was found in {path}; put a sitemap there, or take it off the index.',
    },
  },
  needs: ['whole-set'],
  examples: (): Examples => ({
    good: [
      {
        file: index('https://example.com/a.xml', 'https://cdn.example.net/b.xml'),
        url: 'https://example.com/sitemap.xml',
        set: { 'a.xml': locs('https://example.com/') },
      },
      { file: index('https://example.com/a.xml'), set: { 'a.xml': locs('https://example.com/') } },
      {
        file: 'Sitemap: /a.xml\nSitemap: https://example.com/a.xml\n',
        path: 'robots.txt',
        url: 'https://example.com/robots.txt',
        set: { 'a.xml': locs('https://example.com/') },
      },
    ],
    bad: [
      {
        file: index('https://example.com/a.xml', 'https://example.com/b.xml'),
        url: 'https://example.com/sitemap.xml',
        set: { 'a.xml': locs('https://example.com/') },
      },
      {
        file: index('https://example.com/a.xml'),
        url: 'https://example.com/sitemap.xml',
        set: { 'a.xml': '<!doctype html><html></html>' },
      },
      {
        file: 'Sitemap: https://example.com/sitemap.xml\n',
        path: 'robots.txt',
        url: 'https://example.com/robots.txt',
        set: {
          'sitemap-index.xml': index('https://example.com/a.xml'),
          'a.xml': locs('https://example.com/'),
        },
      },
    ],
  }),
  check: {},
  set(members) {
    const byUrl = memberMap(members)
    return members
      .filter(({ result }) => result.kind === 'index' || result.kind === 'robots')
      .flatMap((member) => missingChildren(member, byUrl))
  },
})

function missingChildren({ result }: Member, byUrl: Map<string, Member>): SetProblem[] {
  if (result.url === undefined) return []
  const { origin } = takeApart(result.url)
  return result.facts.children.flatMap(({ loc, line, column, entry }): SetProblem[] => {
    // Of files on other hosts nothing is known where they were not looked at.
    const child = memberAt(byUrl, loc)
    if (child ? LISTED.has(child.result.kind) : takeApart(loc).origin !== origin) return []
    const problem = { path: result.path, place: { line, column }, entry, loc }
    if (!child)
      return [{ ...problem, params: { loc }, variant: result.kind === 'robots' ? 'robots' : undefined }]
    return [{ ...problem, params: { loc, path: child.result.path }, variant: 'other' }]
  })
}
