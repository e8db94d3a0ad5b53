import { extensionsOf, ownChildren } from '../../facts/extensions.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const RETIRED = new Set(['caption', 'geo_location', 'title', 'license'])

export default defineRule({
  id: 'image-deprecated-tag',
  scope: 'image',
  severity: 'info',
  engine: ['google'],
  tier: 'core',
  summary: 'Only `<image:loc>` is written, the one tag that Google still reads of an image.',
  why: 'Google retired captions, titles, places and licences of images in 2022: they do no harm and have no effect there. Yandex still documents all four.',
  sources: [
    cite(documents.googleImage, 'Deprecated tags and attributes'),
    cite(documents.googleSpring, 'whole post'),
    cite(documents.yandexImages, 'tag table'),
  ],
  words: {
    message: 'Google has ignored `<{tag}>` since August 2022; Yandex still reads it.',
    fix: 'Leave it out unless it is meant for Yandex.',
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [
      '<url><loc>https://example.com/</loc><image:image><image:loc>https://example.com/i.png</image:loc></image:image></url>',
    ],
    bad: [
      '<url><loc>https://example.com/</loc><image:image><image:loc>https://example.com/i.png</image:loc><image:title>t</image:title></image:image></url>',
    ],
  }),
  check: {
    extended: (entry) =>
      extensionsOf(entry)
        .images.flatMap(ownChildren)
        .filter(({ local }) => RETIRED.has(local))
        .map(({ at, name }) => ({ at, params: { tag: name } })),
  },
})
