import { defineRule, type ExampleFile } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const text = (file: string, path = 'sitemap.txt'): ExampleFile => ({ file, path })

export default defineRule({
  id: 'txt-extension',
  scope: 'txt',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary: 'The name of a text sitemap ends in .txt.',
  why: 'Google asks for the ending; the protocol allows any name.',
  sources: [
    cite(documents.googleBuild, 'Additional notes for text file sitemaps'),
    cite(documents.protocol, 'Other Sitemap formats: Text file'),
  ],
  knownAs: { google: ['Unsupported format'] },
  words: {
    message: 'The file holds a list of URLs, and its name "{name}" does not end in .txt.',
    fix: 'Rename it, or write an XML sitemap.',
  },
  examples: () => ({
    good: [
      text('https://example.com/'),
      text('https://example.com/', 'SITEMAP.TXT'),
      text('https://example.com/', '-'),
      { ...text('https://example.com/', 'urls'), url: 'https://example.com/sitemap.txt?v=1' },
      text('https://example.com/', 'https://example.com/sitemap.txt?v=1'),
    ],
    bad: [text('https://example.com/', 'sitemap'), text('https://example.com/', 'urls.csv')],
  }),
  check: (file) => ({
    end() {
      const name = (file.url?.path ?? file.path.replace(/[?#].*$/, '')).replace(/^.*\//, '')
      return /\.txt(?:\.gz)?$/i.test(name) || file.path === '-' ? undefined : { params: { name } }
    },
  }),
})
