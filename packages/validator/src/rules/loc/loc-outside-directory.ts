import { directoryOf, normalPath } from '../../facts/normal-form.ts'
import { isWebUrl } from '../../facts/url.ts'
import { defineRule, type ExampleFile } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const listing = (url: string, loc: string): ExampleFile => ({
  file: loc,
  path: 'sitemap.txt',
  url: `https://example.com${url}`,
})

export default defineRule({
  id: 'loc-outside-directory',
  scope: 'loc',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'Every URL is in the folder of the sitemap or below it.',
  why: 'The protocol lets a sitemap speak for its own folder. Engines drop the other URLs, unless robots.txt names the sitemap or it was submitted in Search Console.',
  sources: [
    cite(documents.protocol, 'Sitemap file location'),
    cite(documents.googleBuild, 'Sitemap file encoding and location'),
    cite(documents.yandexErrors, 'Incorrect URL (does not match the location of the Sitemap file)'),
    cite(documents.googleReport, 'error list: URL not allowed'),
  ],
  knownAs: {
    google: ['URL not allowed'],
    yandex: ['Некорректный URL (не соответствует расположению файла Sitemap)'],
  },
  words: {
    message: 'The URL is outside the folder {directory} of the sitemap.',
    fix: 'Serve the sitemap from the root of the site, or name it in robots.txt and set crossSubmit.',
  },
  needs: ['url'],
  kinds: ['urlset', 'text'],
  examples: () => ({
    good: [
      listing('/sitemap.txt', 'https://example.com/about'),
      listing('/blog/sitemap.txt', 'https://example.com/blog/a'),
      listing('/blog/sitemap.txt', 'https://example.com/blog/'),
      listing('/blog/sitemap.txt', 'https://example.com/a/../blog/a'),
      listing('/%7Euser/sitemap.txt', 'https://example.com/~user/a'),
      listing('/blog/sitemap.txt', 'https://example.net/a'),
    ],
    bad: [
      listing('/blog/sitemap.txt', 'https://example.com/about'),
      listing('/blog/sitemap.txt', 'https://example.com/blog'),
      listing('/blog/sitemap.txt', 'https://example.com/Blog/a'),
      listing('/blog/sitemap.txt', 'https://example.com/blog/../a'),
    ],
  }),
  check: (file) => {
    const own = file.url!
    const directory = directoryOf(own.path)
    if (directory === '/') return {}
    return {
      loc(url) {
        if (url.plain && url.path.startsWith(directory)) return undefined
        if (url.origin !== own.origin || !isWebUrl(url) || normalPath(url.path).startsWith(directory))
          return undefined
        return { params: { directory }, severity: file.crossSubmitted(url.asciiHost) ? 'info' : undefined }
      },
    }
  },
})
