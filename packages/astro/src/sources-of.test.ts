import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { indexEntries } from './content-entries.ts'
import type { AstroRoute } from './match-route.ts'
import { createSourceFinder } from './sources-of.ts'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'mapwright-astro-'))
  write('src/pages/about.astro', '')
  write(
    'src/pages/blog/[...slug].astro',
    "const posts = await getCollection('blog', ({ data }) => !data.draft)",
  )
  write('src/pages/[lang]/index.astro', '')
  write('src/pages/any/[id].astro', 'const all = await load()')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
const part = (content: string, dynamic = false) => ({ content, dynamic, spread: content.startsWith('...') })
const page = (entrypoint: string, segments: AstroRoute['segments']): AstroRoute => ({
  pattern: '/',
  segments,
  entrypoint,
  type: 'page',
  isPrerendered: true,
  origin: 'project',
  params: [],
})
const collection = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([id, filePath]) => [id, { id, filePath, data: {} }]))

describe('the sources of an Astro page', () => {
  const sourcesOf = (path: string) =>
    createSourceFinder({
      root,
      locales: ['en', 'de'],
      content: indexEntries(
        new Map<string, unknown>([
          ['meta::meta', new Map([['astro-version', '5.0.0']])],
          [
            'blog',
            collection({
              a: 'content/blog/a.md',
              'de/a': 'content/blog/de/a.md',
              'old.md': 'content/blog/old.md',
            }),
          ],
          ['notes', collection({ a: 'content/notes/a.md', only: 'content/notes/only.md' })],
        ]),
      ),
      routes: [
        page('src/pages/about.astro', [[part('about')]]),
        page('src/pages/blog/[...slug].astro', [[part('blog')], [part('...slug', true)]]),
        page('src/pages/blog/[...slug].astro', [[part('de')], [part('blog')], [part('...slug', true)]]),
        page('src/pages/any/[id].astro', [[part('any')], [part('id', true)]]),
        page('src/pages/any/[...page].astro', [[part('list')], [part('...page', true)]]),
        page('src/pages/[lang]/index.astro', [[part('lang', true)]]),
      ],
    })(path)

  test.each([
    ['a plain page is its component', '/about/', ['src/pages/about.astro']],
    ['a fallback page of a locale too', '/de/about/', ['src/pages/about.astro']],
    ['a page whose only parameter is the locale too', '/de/', ['src/pages/[lang]/index.astro']],
    ['an entry of the collection that the component names', '/blog/a/', ['content/blog/a.md']],
    ['an entry in a folder of a locale', '/blog/de/a/', ['content/blog/de/a.md']],
    ['the entry of the locale that the path names', '/de/blog/a/', ['content/blog/de/a.md']],
    ['the shared entry where the locale has none of its own', '/de/blog/old/', ['content/blog/old.md']],
    ['an id that keeps its extension', '/blog/old/', ['content/blog/old.md']],
    ['an entry of another collection is not taken where the component names one', '/blog/only/', []],
    [
      'an entry that only one collection has, where the component names none',
      '/any/only/',
      ['content/notes/only.md'],
    ],
    ['a name that two collections have', '/any/a/', []],
    ['a page of a listing', '/list/a/', []],
    ['a path that no route serves', '/nowhere/at/all/', []],
  ])('%s', (_, path, sources) => {
    expect(sourcesOf(path)).toEqual(sources)
  })

  test('a store of another shape is said, not ignored', () => {
    expect(() => indexEntries([])).toThrow('unknown shape')
  })
})
