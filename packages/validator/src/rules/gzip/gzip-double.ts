import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

import { gzip, SITEMAP } from '../pack-in-example.ts'

export default defineRule({
  id: 'gzip-double',
  scope: 'gzip',
  severity: 'info',
  engine: 'all',
  tier: 'extended',
  summary: 'A gzipped file unpacks to a sitemap and not to gzip again.',
  why: 'A crawler unpacks once and then finds no XML. Often the build packs the file and the server packs it a second time.',
  sources: [cite(documents.googleReport, 'error list: Compression error; Parsing error')],
  knownAs: { google: ['Compression error', 'Parsing error'] },
  words: {
    message: 'The file is gzipped twice; it was unpacked twice and read.',
    fix: 'Pack it once.',
  },
  examples: () => ({
    good: [{ file: gzip(SITEMAP), path: 'sitemap.xml.gz', shown: 'a gzipped sitemap' }],
    bad: [{ file: gzip(gzip(SITEMAP)), path: 'sitemap.xml.gz', shown: 'a gzipped sitemap, gzipped again' }],
  }),
  check: {},
})
