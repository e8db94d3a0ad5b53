import { nearest } from '../../facts/nearest.ts'
import { isOwn } from '../../facts/vocabulary.ts'
import { defineRule, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { indexFile } from '../example-parts.ts'

const TAGS = ['loc', 'lastmod'] as const
const LOC = '<loc>https://example.com/sitemap-1.xml</loc>'
const holding = (inside: string) => ({
  file: `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inside}</sitemapindex>`,
})

export default defineRule({
  id: 'index-unknown-child',
  scope: 'index',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'An index consists of `<sitemap>` elements, each with one `<loc>` and at most one `<lastmod>`.',
  why: 'The vocabulary is closed and case-sensitive. What another element says is lost, and of two values nobody knows which counts.',
  sources: [
    cite(documents.indexSchema, 'sitemapindex; tSitemap'),
    cite(documents.protocol, 'Sitemap index XML tag definitions'),
    cite(documents.yandexErrors, 'Unknown tag; Tag found more than once'),
  ],
  knownAs: {
    google: ['Incorrect sitemap index format', 'Invalid XML tag'],
    yandex: ['Неизвестный тег', 'Тег встречается более одного раза'],
  },
  words: {
    message: '`<{tag}>` is no element of a sitemap index.',
    fix: 'Remove it, or give it a namespace of its own.',
  },
  variants: {
    near: {
      message: '`<{tag}>` is no element of a sitemap index; `<{near}>` is probably meant.',
      fix: 'Write `<{near}>`.',
    },
    page: {
      message: '`<{tag}>` belongs to pages; a `<sitemap>` of an index has only loc and lastmod.',
      fix: 'Remove it.',
    },
    twice: {
      message: 'This `<sitemap>` has a second `<{tag}>`.',
      fix: 'Keep one. Each sitemap has an entry of its own.',
    },
  },
  skipPlain: true,
  examples: () => ({
    good: [
      indexFile('https://example.com/sitemap-1.xml', 'https://example.com/sitemap-2.xml'),
      holding(`<sitemap>${LOC}<lastmod>2026-01-02</lastmod><x:note xmlns:x="urn:x"/></sitemap>`),
      holding('<url><loc>https://example.com/</loc></url>'),
    ],
    bad: [
      holding(`<sitemap>${LOC}<priority>0.5</priority></sitemap>`),
      holding(`<sitemap>${LOC}<lastModified>2026-01-02</lastModified></sitemap>`),
      holding(`<sitemap>${LOC}${LOC}</sitemap>`),
      holding(`<sitemap>${LOC}<title>News</title></sitemap>`),
      holding(`<Sitemap>${LOC}</Sitemap>`),
      holding(`<title>All</title><sitemap>${LOC}</sitemap>`),
    ],
  }),
  check: () => {
    let rootNs = ''
    return {
      root({ ns }) {
        rootNs = ns
      },
      child(element, root): Problem | undefined {
        const { local, name } = element
        if (!isOwn(element, root.ns) || local === 'url' || local === 'sitemap') return undefined
        return judge(name, nearest(local, ['sitemap']))
      },
      entry({ children }) {
        const seen = new Set<string>()
        return children.flatMap((child): Problem[] => {
          const { local, name, at } = child
          if (!isOwn(child, rootNs)) return []
          if (local === 'changefreq' || local === 'priority')
            return [{ at, params: { tag: name }, variant: 'page' }]
          if (local !== 'loc' && local !== 'lastmod') return [{ at, ...judge(name, nearest(local, TAGS)) }]
          if (seen.has(local)) return [{ at, params: { tag: name }, variant: 'twice' }]
          seen.add(local)
          return []
        })
      },
    }
  },
})

const judge = (tag: string, near: string | undefined): Problem =>
  near === undefined ? { params: { tag } } : { params: { tag, near }, variant: 'near' }
