import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

import { gzip, SITEMAP, tar } from '../pack-in-example.ts'

export default defineRule({
  id: 'gzip-other-compression',
  scope: 'gzip',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'A packed sitemap is packed with gzip.',
  why: 'The protocol knows no other compression. Engines cannot read a zip or tar archive.',
  sources: [
    cite(documents.protocol, 'Using Sitemap index files: compress using gzip'),
    cite(documents.faq, 'Can I zip my Sitemaps or do they have to be gzipped?'),
  ],
  knownAs: { google: ['Compression error', 'Unsupported format'], yandex: ['Ошибка при разархивировании'] },
  words: {
    message: 'The file is packed as {format}; a sitemap is plain or gzipped.',
    fix: 'Serve the sitemap itself, or the sitemap packed with gzip and without an archive around it.',
  },
  examples: () => ({
    good: [{ file: gzip(SITEMAP), path: 'sitemap.xml.gz', shown: 'a gzipped sitemap' }, { file: SITEMAP }],
    bad: [
      {
        file: new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0]),
        path: 'sitemap.xml.zip',
        shown: 'a zip archive (50 4B 03 04)',
      },
      { file: tar(), path: 'sitemap.tar', shown: 'a tar archive' },
      { file: gzip(tar()), path: 'sitemap.tar.gz', shown: 'a gzipped tar archive' },
      {
        file: new Uint8Array([0x28, 0xb5, 0x2f, 0xfd, 0, 0]),
        path: 'sitemap.xml.zst',
        shown: 'a zstd file (28 B5 2F FD)',
      },
    ],
  }),
  check: {},
})
