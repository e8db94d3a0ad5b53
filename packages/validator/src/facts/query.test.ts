import { expect, it } from 'vitest'
import { takeApart } from '../read/loc-parts.ts'
import { findNames } from './query.ts'

const finder = findNames('sort, filter*,add-to-cart,a.b')
const inQuery = (query: string) => finder.inQuery(takeApart(`https://example.com/?${query}`))
const inPath = (path: string) => finder.inPath(takeApart(`https://example.com/${path}`))

it.each([
  ['sort', 'sort'],
  ['sort=a', 'sort'],
  ['x=1&SORT=a', 'SORT'],
  ['x=1;sort', 'sort'],
  ['filter=1', 'filter'],
  ['filter_color=red', 'filter_color'],
  ['filter[color]=red', 'filter'],
  ['filter%5Bcolor%5D=red', 'filter'],
  ['sort[]=a', 'sort'],
  ['add-to-cart=7', 'add-to-cart'],
  ['a.b=1', 'a.b'],
])('finds the name in ?%s', (query, name) => {
  expect(inQuery(query)).toBe(name)
})

it.each([
  '',
  'sorted=1',
  'resort=1',
  'x=sort',
  'x=sort=1',
  'a-filter=1',
  'axb=1',
  'sort%20=1',
  'add_to_cart=1',
])('finds none in ?%s', (query) => {
  expect(inQuery(query)).toBeUndefined()
})

it('looks at the parameters of a path apart', () => {
  expect(inPath('a;sort=1/b')).toBe('sort')
  expect(inPath('a;x;SORT')).toBe('SORT')
  expect(inPath('a;filterA/b')).toBe('filterA')
  expect([inPath('sort'), inPath('a;sorted=1'), inPath('?x;sort')]).toEqual([undefined, undefined, undefined])
  expect(finder.inQuery(takeApart('https://example.com/a;sort=1'))).toBeUndefined()
})

it('finds nothing by an empty list', () => {
  expect(findNames('').inQuery(takeApart('https://example.com/?=&a'))).toBeUndefined()
})
