import { directoryOf, normalPath } from '../../facts/normal-form.ts'
import { isWebUrl } from '../../facts/url.ts'
import { defineRule, type ExampleFile } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { index } from '../example-parts.ts'

const listing = (own: string, child: string): ExampleFile => ({
  file: index(`https://example.com${child}`),
  url: `https://example.com${own}`,
})

export default defineRule({
  id: 'index-child-outside-directory',
  scope: 'index',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: 'The sitemaps of an index are in its folder or below it.',
  why: 'Google asks for that; the protocol asks for the same site only. What was submitted in Search Console is exempt.',
  sources: [cite(documents.googleIndex, 'Sitemap index best practices')],
  knownAs: { google: ['URL not allowed'] },
  words: {
    message: 'The sitemap is outside the folder {directory} of the index.',
    fix: 'Serve the index from the root of the site, or from a folder above all its sitemaps.',
  },
  needs: ['url'],
  examples: () => ({
    good: [
      listing('/sitemap.xml', '/public/s.xml'),
      listing('/public/sitemap.xml', '/public/s.xml'),
      { file: index('https://example.net/s.xml'), url: 'https://example.com/public/sitemap.xml' },
    ],
    bad: [listing('/public/sitemap.xml', '/other/s.xml'), listing('/public/sitemap.xml', '/s.xml')],
  }),
  check: (file) => {
    const own = file.url!
    const directory = directoryOf(own.path)
    if (directory === '/') return {}
    return {
      entry({ url, loc }) {
        if (!url || url.origin !== own.origin || !isWebUrl(url) || normalPath(url.path).startsWith(directory))
          return undefined
        return {
          at: loc!.at,
          params: { directory },
          severity: file.crossSubmitted(url.asciiHost) ? 'info' : undefined,
        }
      },
    }
  },
})
