import { extensionsOf, firstChild, repeated } from '../../facts/extensions.ts'
import { defineRule, type Entry, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const ONCE = new Set(['loc', 'caption', 'geo_location', 'title', 'license'])

export default defineRule({
  id: 'image-duplicate-child',
  scope: 'image',
  severity: 'warning',
  engine: ['google'],
  tier: 'extended',
  summary: 'Each tag stands at most once in an `<image:image>`, and each image at most once in a `<url>`.',
  why: 'One record is one image. Of two addresses in it only one can be read, and nobody says which.',
  sources: [
    cite(documents.googleImageSchema, 'image: each child at most once'),
    cite(documents.googleImage, 'image:loc'),
  ],
  knownAs: { google: ['Invalid XML: too many tags'], yandex: ['Тег встречается более одного раза'] },
  words: {
    message: '`<{tag}>` stands more than once in one `<image:image>`.',
    fix: 'Give each image its own `<image:image>`, with one `<{tag}>` in it.',
  },
  variants: {
    image: {
      message: 'This `<url>` names the image {image} a second time.',
      fix: 'Remove the second `<image:image>`.',
    },
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [
      '<url><loc>https://example.com/</loc><image:image><image:loc>https://example.com/a.png</image:loc></image:image><image:image><image:loc>https://example.com/b.png</image:loc></image:image></url>',
    ],
    bad: [
      '<url><loc>https://example.com/</loc><image:image><image:loc>https://example.com/a.png</image:loc><image:loc>https://example.com/b.png</image:loc></image:image></url>',
      '<url><loc>https://example.com/</loc><image:image><image:loc>https://example.com/a.png</image:loc></image:image><image:image><image:loc>https://example.com/a.png</image:loc></image:image></url>',
    ],
  }),
  check: {
    extended(entry) {
      const { images } = extensionsOf(entry)
      if (images.length === 0) return undefined
      const inside = images.flatMap((image) => repeated(image, ONCE))
      return [...inside.map(({ at, name }) => ({ at, params: { tag: name } })), ...sameImages(entry)]
    },
  },
})

function sameImages(entry: Entry): Problem[] {
  const seen = new Set<string>()
  return extensionsOf(entry).images.flatMap((image) => {
    const loc = firstChild(image, 'loc')?.content
    if (!loc || loc.value === '') return []
    if (seen.has(loc.value)) {
      return [{ at: loc.at, variant: 'image', severity: 'info' as const, params: { image: loc.value } }]
    }
    seen.add(loc.value)
    return []
  })
}
