import { byteLength, extensionsOf, ownChildren } from '../../facts/extensions.ts'
import { defineRule, type ExampleFile } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { shownAs, url } from '../example-parts.ts'

const within = (tag: string, text: string): ExampleFile =>
  shownAs(
    `<image:${tag}>… (${byteLength(text)} bytes)</image:${tag}>`,
    url(
      `<image:image><image:loc>https://example.com/i.png</image:loc><image:${tag}>${text}</image:${tag}></image:image>`,
    ),
  )

export default defineRule({
  id: 'image-text-too-large-yandex',
  scope: 'image',
  severity: 'warning',
  engine: ['yandex'],
  tier: 'core',
  summary: 'Captions and titles of images take at most 384 bytes, places and licences at most 256.',
  why: 'Yandex, the only engine that reads these tags, limits them in bytes of UTF-8: a Cyrillic letter takes two.',
  sources: [cite(documents.yandexImages, 'tag table')],
  knownAs: { yandex: ['Превышен лимит данных', 'Data limit exceeded'] },
  params: { caption: 384, title: 384, geo_location: 256, license: 256 },
  words: {
    message: 'The text of `<{tag}>` takes {bytes} bytes; Yandex reads at most {max}.',
    fix: 'Shorten it to {max} bytes of UTF-8.',
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [
      within('title', 't'.repeat(384)),
      within('caption', 'т'.repeat(192)),
      within('geo_location', 'g'.repeat(256)),
      within('license', 'l'.repeat(256)),
    ],
    bad: [
      within('title', 't'.repeat(385)),
      within('caption', 'т'.repeat(193)),
      within('geo_location', 'g'.repeat(257)),
      within('license', 'l'.repeat(257)),
    ],
  }),
  check: (file) => ({
    extended: (entry) =>
      extensionsOf(entry)
        .images.flatMap(ownChildren)
        .flatMap(({ name, local, content }) => {
          const max = file.params[local]
          if (max === undefined) return []
          const bytes = byteLength(content.value)
          return bytes > Number(max) ? [{ at: content.at, params: { tag: name, bytes, max } }] : []
        }),
  }),
})
