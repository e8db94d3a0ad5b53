import { describe, expect, it } from 'vitest'
import { tellShape } from './kind.ts'

describe('tellShape', () => {
  it.each([
    ['<?xml version="1.0"?><urlset/>', 'sitemap.txt', 'xml'],
    ['\n  <urlset>', 'x', 'xml'],
    ['Warning: mkdir() in a.php on line 3\n<?xml version="1.0"?>\n<urlset>', 'sitemap.xml', 'xml'],
    ['<!doctype html><html>', 'sitemap.xml', 'html'],
    ['<!-- page -->\n<?x y?>\n<HTML lang="en">', 'sitemap.xml', 'html'],
    ['<!DOCTYPE urlset>', 'sitemap.xml', 'xml'],
    ['User-agent: *\nDisallow:', 'x.xml', 'robots'],
    ['# comment\nSITEMAP : https://example.com/s.xml', 'x', 'robots'],
    ['https://example.com/\n', 'sitemap.xml', 'text'],
    ['# my sitemap\nhttps://example.com/\n', 'robots.txt', 'text'],
    ['Sitemap: https://example.com/sitemap.xml', 'sitemap.txt', 'robots'],
    ['{"a":1}', 'sitemap.xml', 'text'],
    ['', 'dist/robots.txt', 'robots'],
    ['\n\n', 'sitemap.txt', 'text'],
    ['', 'sitemap.xml', 'blank'],
    ['# only a comment', 'robots.txt', 'robots'],
  ])('tells %j named %s to be %s', (text, path, shape) => {
    expect(tellShape(text, path)).toBe(shape)
  })
})
