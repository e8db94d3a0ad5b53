import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentFile, findPageSources } from './module-graph.ts'

const graphOf = (imports: Record<string, string[]>) => ({ importsOf: (id: string) => imports[id] })

describe('findPageSources', () => {
  it('takes the page itself and the content that it alone reaches, through its scripts as well', () => {
    const sources = findPageSources(
      ['/a.html', '/b.html'],
      graphOf({
        '/a.html': ['/a.js', '/layout.js'],
        '/a.js': ['/posts/a.md', '/a.json', '/style.css'],
        '/b.html': ['/layout.js', '/b.txt?raw'],
        '/layout.js': ['/menu.json'],
      }),
    )
    expect(sources.get('/a.html')).toEqual(['/a.html', '/a.json', '/posts/a.md'])
    expect(sources.get('/b.html')).toEqual(['/b.html', '/b.txt'])
  })

  it('drops content below a module that a second page reaches later', () => {
    const sources = findPageSources(
      ['/a.html', '/b.html'],
      graphOf({ '/a.html': ['/x.js'], '/x.js': ['/y.js'], '/y.js': ['/d.yaml'], '/b.html': ['/y.js'] }),
    )
    expect(sources.get('/a.html')).toEqual(['/a.html'])
    expect(sources.get('/b.html')).toEqual(['/b.html'])
  })

  it('ends on a circle of imports', () => {
    const sources = findPageSources(
      ['/a.html'],
      graphOf({ '/a.html': ['/x.js'], '/x.js': ['/y.js'], '/y.js': ['/x.js', '/d.toml'] }),
    )
    expect(sources.get('/a.html')).toEqual(['/a.html', '/d.toml'])
  })

  it('agrees with asking every page alone, on any graph', () => {
    const node = fc.nat({ max: 11 })
    fc.assert(
      fc.property(
        fc.array(fc.tuple(node, node), { maxLength: 40 }),
        fc.integer({ min: 1, max: 4 }),
        (edges, count) => {
          const name = (n: number) => (n < count ? `/p${n}.html` : `/m${n}.json`)
          const imports: Record<string, string[]> = {}
          for (const [from, to] of edges) {
            if (to >= count) imports[name(from)] = [...(imports[name(from)] ?? []), name(to)]
          }
          const pages = Array.from({ length: count }, (_, n) => name(n))
          const reach = (start: string, seen = new Set<string>()): Set<string> => {
            for (const next of imports[start] ?? []) if (!seen.has(next)) reach(next, seen.add(next))
            return seen
          }
          const reached = pages.map((page) => reach(page))
          const sources = findPageSources(pages, graphOf(imports))
          pages.forEach((page, i) => {
            const own = [...reached[i]!].filter((id) => reached.filter((set) => set.has(id)).length === 1)
            expect(sources.get(page)).toEqual([page, ...own.sort()])
          })
        },
      ),
    )
  })
})

describe('contentFile', () => {
  it.each([
    ['/a/post.md', '/a/post.md'],
    ['/a/post.md?import', '/a/post.md'],
    ['/a/part.html?raw', '/a/part.html'],
    ['/a/data.json', '/a/data.json'],
    ['/a/data.json?url', undefined],
    ['/a/package.json', undefined],
    ['/a/node_modules/x/data.json', undefined],
    ['\0virtual:data.json', undefined],
    ['/a/App.vue', undefined],
    ['/a/main.css', undefined],
  ])('%s → %s', (id, file) => {
    expect(contentFile(id)).toBe(file)
  })
})
