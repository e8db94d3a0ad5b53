import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

import { gzip, SITEMAP } from '../pack-in-example.ts'

export default defineRule({
  id: 'gzip-extension-mismatch',
  scope: 'gzip',
  severity: 'info',
  engine: 'all',
  tier: 'extended',
  summary: 'A gzipped file has a name that ends in .gz, and only a gzipped file has one.',
  why: 'Engines look at the bytes. Servers and people go by the name, and a server may then announce or undo a compression that is not there.',
  sources: [cite(documents.protocol, 'sample sitemap index: sitemap1.xml.gz')],
  words: {
    message: 'The name ends in .gz, but the file is not gzipped.',
    fix: 'Pack the file, or take .gz off its name. A server that unpacks it on the way is no fault.',
  },
  variants: {
    unnamed: {
      message: 'The file is gzipped, but its name does not end in .gz.',
      fix: 'Add .gz to the name, or serve the file unpacked.',
    },
  },
  examples: () => ({
    good: [
      { file: gzip(SITEMAP), path: 'sitemap.xml.gz', shown: 'a gzipped sitemap, sitemap.xml.gz' },
      { file: gzip(SITEMAP), path: 'SITEMAP.XML.GZ', shown: 'a gzipped sitemap, SITEMAP.XML.GZ' },
      { file: SITEMAP, path: 'sitemap.gz.xml' },
      { file: gzip(SITEMAP), path: '-', shown: 'a gzipped sitemap from standard input' },
      {
        file: gzip(SITEMAP),
        path: 'https://example.com/sitemap.xml.gz?v=2',
        shown: 'a gzipped sitemap at /sitemap.xml.gz?v=2',
      },
    ],
    bad: [
      { file: SITEMAP, path: 'sitemap.xml.gz' },
      { file: gzip(SITEMAP), path: 'sitemap.xml', shown: 'a gzipped sitemap, sitemap.xml' },
    ],
  }),
  check: (file) => ({
    head({ gzip }) {
      const name = file.url?.path ?? file.path.replace(/[?#].*$/, '')
      if (file.path === '-' || gzip.other !== undefined || gzip.corrupt !== undefined) return undefined
      const named = /\.gz$/i.test(name)
      if (named === gzip.magic) return undefined
      return named ? {} : { variant: 'unnamed' }
    },
  }),
})
