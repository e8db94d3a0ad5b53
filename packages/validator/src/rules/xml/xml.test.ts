import { expect, it } from 'vitest'
import { findingsOf } from '../find-in-test.ts'
import encodingDeclared from './xml-encoding-declared-not-utf8.ts'

const declaring = (encoding: string, loc: string): string =>
  `<?xml version="1.0" encoding="${encoding}"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${loc}</loc></url></urlset>`

it('forgives a declared US-ASCII only while it is true', async () => {
  const honest = await findingsOf([encodingDeclared], declaring('US-ASCII', 'https://example.com/'))
  expect(honest).toMatchObject([{ severity: 'info', variant: 'ascii', line: 1, column: 31 }])
  const lying = await findingsOf([encodingDeclared], declaring('US-ASCII', 'https://example.com/с'))
  expect(lying).toMatchObject([{ severity: 'error', line: 1, column: 31 }])
})
