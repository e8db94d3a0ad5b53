import { describe, expect, test } from 'vitest'
import { type AstroRoute, createRouteMatcher } from './match-route.ts'

const literal = (content: string) => ({ content, dynamic: false, spread: false })
const dynamic = (content: string) => ({ content, dynamic: true, spread: content.startsWith('...') })
const route = (
  pattern: string,
  segments: AstroRoute['segments'],
  more: Partial<AstroRoute> = {},
): AstroRoute => ({
  pattern,
  segments,
  entrypoint: `src/pages${pattern}.astro`,
  type: 'page',
  isPrerendered: true,
  origin: 'project',
  params: [],
  ...more,
})

describe('the route behind a path', () => {
  const match = createRouteMatcher([
    route('/_image', [[literal('_image')]], { origin: 'internal' }),
    route('/', []),
    route('/about', [[literal('about')]]),
    route('/v1.0', [[literal('v1.0')]]),
    route('/shop/p-[id]', [[literal('shop')], [literal('p-'), dynamic('id')]]),
    route('/[lang]/blog/[...slug]', [[dynamic('lang')], [literal('blog')], [dynamic('...slug')]]),
  ])

  test.each([
    ['/', '/', []],
    ['/about/', '/about', []],
    ['/about', '/about', []],
    ['/v1.0', '/v1.0', []],
    ['/shop/p-7/', '/shop/p-[id]', [{ name: 'id', value: '7' }]],
    [
      '/de/blog/a/b/',
      '/[lang]/blog/[...slug]',
      [
        { name: 'lang', value: 'de' },
        { name: 'slug', value: 'a/b' },
      ],
    ],
    [
      '/de/blog',
      '/[lang]/blog/[...slug]',
      [
        { name: 'lang', value: 'de' },
        { name: 'slug', value: '' },
      ],
    ],
  ])('%s is served by %s', (path, pattern, params) => {
    expect(match(path)?.route.pattern).toBe(pattern)
    expect(match(path)?.params).toEqual(params)
  })

  test.each(['/v1x0', '/_image', '/aboutx', '/shop/p-'])('%s is served by none', (path) => {
    expect(match(path)).toBeUndefined()
  })
})
