import { expect, it } from 'vitest'
import type { FileResult } from '../report.ts'
import { type Member, memberAt, memberMap } from './set-members.ts'

const member = (path: string, url?: string): Member => ({
  result: { path, url } as FileResult,
  kept: undefined,
})

it('finds a file by its URL in any spelling, and a redirected one by the URL asked for', () => {
  const plain = member('a.xml', 'https://example.com/a.xml')
  const redirected = member('http://example.com/b.xml', 'https://example.com/b.xml')
  const map = memberMap([plain, redirected, member('c.xml')])
  expect(memberAt(map, 'https://EXAMPLE.com:443/a.xml')).toBe(plain)
  expect(memberAt(map, 'http://example.com/b.xml')).toBe(redirected)
  expect(memberAt(map, 'https://example.com/b.xml')).toBe(redirected)
  expect(memberAt(map, 'https://example.com/c.xml')).toBeUndefined()
})
