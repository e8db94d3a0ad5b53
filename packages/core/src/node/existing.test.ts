import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nameFiles } from '../files/names.ts'
import { findExisting } from './existing.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mapwright-existing-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function put(files: Record<string, string | Uint8Array>) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}
const MARKED = '<?xml version="1.0" encoding="UTF-8"?>\n<!-- mapwright -->\n<urlset>\n'
const { pattern } = nameFiles('sitemap.xml', ['blog'], false)
const find = (...paths: string[]) =>
  Object.fromEntries(findExisting(folder, paths, pattern).map(({ path, ours }) => [path, ours]))

test('a file is ours by the mark on its second line, in its bytes and not in its name', () => {
  put({
    'sitemap.xml': MARKED,
    'sitemap-1.xml': MARKED.replaceAll('\n', '\r\n'),
    'sitemap-2.xml': '<?xml version="1.0"?>\n<urlset>\n<!-- mapwright -->\n',
    'sitemap-3.xml': '<!-- mapwright -->\n<urlset/>\n',
    'sitemap-4.xml': '',
    'sitemap-5.xml.gz': gzipSync(MARKED + '<url/>'.repeat(5000)),
    'sitemap-6.xml.gz': gzipSync('<urlset/>'),
    'sitemap-7.xml.gz': MARKED,
    'sitemap-8.xml.gz': Uint8Array.of(0x1f, 0x8b, 8, 9, 9),
    'sitemap-blog-2.xml': MARKED,
    'sitemap-news.xml': MARKED,
    'my-sitemap-1.xml': MARKED,
  })
  mkdirSync(join(folder, 'sitemap-9.xml'))
  expect(find('sitemap.xml', 'missing.xml')).toEqual({
    'sitemap.xml': true,
    'sitemap-1.xml': true,
    'sitemap-2.xml': false,
    'sitemap-3.xml': false,
    'sitemap-4.xml': false,
    'sitemap-5.xml.gz': true,
    'sitemap-6.xml.gz': false,
    'sitemap-7.xml.gz': true,
    'sitemap-8.xml.gz': false,
    'sitemap-9.xml': false,
    'sitemap-blog-2.xml': true,
  })
})

test('a text sitemap is ours beside an XML file of ours, and where it holds URLs only', () => {
  put({ 'sitemap.txt': 'https://www.example.com/\nhttps://www.example.com/a/\n' })
  expect(find('sitemap.xml')).toEqual({ 'sitemap.txt': false })
  put({ 'sitemap.xml': '<urlset/>' })
  expect(find('sitemap.xml')['sitemap.txt']).toBe(false)
  put({ 'sitemap.xml': MARKED, 'sitemap-2.txt': 'https://www.example.com/b\n' })
  expect(find('sitemap.xml')).toMatchObject({ 'sitemap.txt': true, 'sitemap-2.txt': true })
  put({ 'sitemap.txt': 'Our sitemap:\nhttps://www.example.com/\n' })
  expect(find('sitemap.xml')['sitemap.txt']).toBe(false)
})

test('folders and paths that are not there, or lead out, have nothing', () => {
  expect(findExisting(folder, ['maps/sitemap.xml', '../../etc/passwd'], /./)).toEqual([])
})
