import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'xml-html-instead-of-sitemap',
  scope: 'xml',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'The file is a sitemap and no web page.',
  why: 'Servers of single-page apps answer every unknown address with the home page, so a sitemap that is missing looks as if it were there.',
  sources: [
    cite(documents.protocol, 'The Sitemap must'),
    cite(documents.googleReport, 'error list: Unsupported format'),
  ],
  knownAs: {
    google: ['Unsupported format', 'Sitemap is HTML', 'Your Sitemap appears to be an HTML page'],
    yandex: ['Невалидный XML', 'Неизвестный тег'],
  },
  words: {
    message:
      'This is an HTML page, probably the home page or an error page in place of a sitemap that is not there.',
    fix: 'Put the sitemap where it is said to be, and let the server answer 404 for files that do not exist.',
  },
  examples: () => ({
    good: [
      {
        file: '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com/page.html</loc></url></urlset>',
      },
    ],
    bad: [
      { file: '<!doctype html><html><body>404</body></html>' },
      { file: '\n<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01//EN">\n<HTML><br></HTML>' },
      { file: '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><body/></html>' },
    ],
  }),
  check: {},
})
