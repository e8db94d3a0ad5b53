import { expect, it } from 'vitest'
import { takeApart } from '../read/loc-parts.ts'
import { nameMatcher, pathParameterNames, queryNames } from './query.ts'

it('reads the names of a query', () => {
  const names = (query: string) => queryNames(takeApart(`https://example.com/${query}`))
  expect(names('')).toEqual([])
  expect(names('?')).toEqual([])
  expect(names('?a=1&b&c=d=e;f=')).toEqual(['a', 'b', 'c', 'f'])
  expect(names('?filter%5Bcolor%5D=red&filter[size]=1')).toEqual(['filter', 'filter'])
  expect(names('?%zz=1')).toEqual(['%zz'])
})

it('reads the names inside a path', () => {
  const names = (path: string) => pathParameterNames(takeApart(`https://example.com${path}`))
  expect(names('/a;jsessionid=1F/b;v')).toEqual(['jsessionid', 'v'])
  expect(names('/a/b')).toEqual([])
})

it('knows names by a list', () => {
  const isFilter = nameMatcher('sort, filter*')
  expect(['sort', 'SORT', 'filter', 'filter_color'].every(isFilter)).toBe(true)
  expect(['sorted', 'resort', 'afilter', ''].some(isFilter)).toBe(false)
})
