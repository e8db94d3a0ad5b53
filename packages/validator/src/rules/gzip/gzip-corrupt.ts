import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

import { gzip, join, SITEMAP } from '../pack-in-example.ts'

export default defineRule({
  id: 'gzip-corrupt',
  scope: 'gzip',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'A gzipped file unpacks to its end, and its checksum is right.',
  why: 'Engines unpack the whole file first. Where that fails they read none of it.',
  sources: [
    cite(documents.protocol, 'Using Sitemap index files: compress using gzip'),
    cite(documents.gzip, '2.3 Member format'),
    cite(documents.googleReport, 'error list: Compression error'),
    cite(documents.yandexErrors, 'Extraction error'),
  ],
  knownAs: { google: ['Compression error'], yandex: ['Ошибка при разархивировании'] },
  words: {
    message: 'The file begins as gzip and cannot be unpacked: its compressed data is broken.',
    fix: 'Pack it again, and upload it in binary mode.',
  },
  variants: {
    truncated: {
      message: 'The gzip file ends before its data does.',
      fix: 'Pack it again and upload it whole; look for a full disk or an upload that was cut off.',
    },
    checksum: {
      message: 'The gzip file unpacks, but its checksum or size says that the data is another.',
      fix: 'Pack it again, and upload it in binary mode.',
    },
    trailing: {
      message: 'Bytes that are no gzip stand behind the end of the gzip data.',
      fix: 'Pack it again into a new file; the rest of an older and longer one may have stayed.',
    },
    bomb: {
      message: 'The gzip file unpacks to more than {limit} bytes; unpacking was stopped there.',
      fix: 'A sitemap has at most 52,428,800 bytes unpacked: split it.',
    },
  },
  examples: () => {
    const packed = gzip(SITEMAP)
    const wrongSum = packed.map((byte, at) => (at === packed.length - 8 ? byte ^ 1 : byte))
    return {
      good: [
        { file: packed, path: 'sitemap.xml.gz', shown: 'a gzipped sitemap' },
        {
          file: join(packed, new Uint8Array(512)),
          path: 'sitemap.xml.gz',
          shown: 'a gzipped sitemap, padded with zeros',
        },
        { file: join(packed, gzip(' ')), path: 'sitemap.xml.gz', shown: 'two gzip members' },
      ],
      bad: [
        {
          file: packed.slice(0, -20),
          path: 'sitemap.xml.gz',
          shown: 'a gzipped sitemap without its last 20 bytes',
        },
        { file: packed.slice(0, 10), path: 'sitemap.xml.gz', shown: 'the header of a gzip file' },
        {
          file: wrongSum,
          path: 'sitemap.xml.gz',
          shown: 'a gzipped sitemap with one wrong bit in its checksum',
        },
        {
          file: join(packed, new Uint8Array([1, 2, 3])),
          path: 'sitemap.xml.gz',
          shown: 'a gzipped sitemap and three bytes more',
        },
      ],
    }
  },
  check: {},
})
