import { defineRule, type ExampleFile } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const text = (file: string, path = 'sitemap.txt'): ExampleFile => ({ file, path })

const ENTITY = /&(?:amp|lt|gt|quot|apos|#0*3[489]|#0*6[02]|#x0*2[267]|#x0*3[ce]);/i

export default defineRule({
  id: 'txt-entity-escaped',
  scope: 'txt',
  severity: 'info',
  engine: 'all',
  tier: 'core',
  summary: 'The URLs of a text sitemap are not escaped as in XML.',
  why: 'A text file is no XML: a crawler requests the URL with the entity in it, which is another page or none.',
  sources: [
    cite(documents.googleBuild, 'Text sitemap example'),
    cite(documents.yandexSitemap, 'TXT example'),
  ],
  words: {
    message: 'The URL holds "{found}", which is an escape of XML.',
    fix: 'Write the character itself.',
  },
  examples: () => ({
    good: [text('https://example.com/?a=1&b=2'), text('https://example.com/?a=1&ampere=2')],
    bad: [text('https://example.com/?a=1&amp;b=2'), text('https://example.com/it&#39;s')],
  }),
  check: {
    line({ text, url }) {
      const found = url && text.includes('&') ? ENTITY.exec(text)?.[0] : undefined
      return found === undefined ? undefined : { params: { found } }
    },
  },
})
