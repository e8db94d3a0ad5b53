import { describe, expect, it } from 'vitest'
import { baseOf, isHtml, pathFrom, pathInside, toPosix } from './paths.ts'

describe('toPosix', () => {
  it('turns the separators of Windows into slashes', () => {
    expect(toPosix('blog\\a\\index.html', '\\')).toBe('blog/a/index.html')
    expect(toPosix('blog/a\\index.html', '\\')).toBe('blog/a/index.html')
  })

  it('leaves a backslash in a name of a POSIX file alone', () => {
    expect(toPosix('blog/a\\b.html', '/')).toBe('blog/a\\b.html')
  })
})

describe('pathInside', () => {
  it.each([
    ['/site/dist', '/site/dist/a/b.html', 'a/b.html'],
    ['/site/dist', '/site/dist', undefined],
    ['/site/dist', '/site/other/a.html', undefined],
    ['/site/dist', '/site/dist-old/a.html', undefined],
    ['/site/dist', '/site/dist/..hidden.html', '..hidden.html'],
  ])('%s, %s → %s', (folder, file, path) => {
    expect(pathInside(folder, file)).toBe(path)
  })
})

it('pathFrom leads out of the folder where it must', () => {
  expect(pathFrom('/repo/site', '/repo/content/a.md')).toBe('../content/a.md')
})

describe('baseOf', () => {
  it.each([
    ['/docs/', '/docs/'],
    ['/', '/'],
    ['', '/'],
    ['auto', '/'],
    ['./', '/'],
    ['//cdn.example.net/x/', '/'],
    ['https://cdn.example.net/x/', '/'],
    [undefined, '/'],
    [() => '/x/', '/'],
  ])('M04 M15 %s → %s', (publicPath, base) => {
    expect(baseOf(publicPath)).toBe(base)
  })
})

it('isHtml goes by the end of the name, in any case', () => {
  expect(['a.html', 'A.HTM', 'a.html.map', 'html'].map(isHtml)).toEqual([true, true, false, false])
})
