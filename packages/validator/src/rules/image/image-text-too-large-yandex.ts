import { byteLength, extensionsOf, ownChildren } from '../../facts/extensions.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const within = (tags: string): string =>
  `<url><loc>https://example.com/</loc><image:image><image:loc>https://example.com/i.png</image:loc>${tags}</image:image></url>`

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
  examples: {
    good: [
      within(
        `<image:caption>${'c'.repeat(384)}</image:caption><image:title>${'т'.repeat(192)}</image:title>`,
      ),
      within(`<image:geo_location>${'g'.repeat(256)}</image:geo_location>`),
      within(`<image:license>${'l'.repeat(256)}</image:license>`),
    ],
    bad: [
      within(`<image:title>${'t'.repeat(385)}</image:title>`),
      within(`<image:caption>${'т'.repeat(193)}</image:caption>`),
      within(`<image:geo_location>${'g'.repeat(257)}</image:geo_location>`),
      within(`<image:license>${'l'.repeat(257)}</image:license>`),
    ],
  },
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
