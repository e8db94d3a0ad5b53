import { extensionsOf, firstChild } from '../../facts/extensions.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'image-missing-loc',
  scope: 'image',
  severity: 'warning',
  engine: ['google', 'yandex'],
  tier: 'core',
  summary: 'Each `<image:image>` says in an `<image:loc>` where the image is.',
  why: 'An image record without an address names nothing: Google and Yandex have no image to fetch and drop the record.',
  sources: [
    cite(documents.googleImage, 'Required tags'),
    cite(documents.yandexImages, 'tag table'),
    cite(documents.googleImageSchema, 'image'),
  ],
  knownAs: { google: ['Missing XML tag'], yandex: ['Тег не найден', 'Tag not found'] },
  words: {
    message: 'This `<image:image>` has no `<image:loc>`, so it names no image.',
    fix: 'Add `<image:loc>` with the absolute URL of the image, or remove the `<image:image>`.',
  },
  variants: {
    empty: {
      message: 'This `<image:loc>` is empty, so its `<image:image>` names no image.',
      fix: 'Write the absolute URL of the image into it, or remove the `<image:image>`.',
    },
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [
      '<url><loc>https://example.com/</loc><image:image><image:loc>https://example.com/i.png</image:loc></image:image></url>',
      '<url><loc>https://example.com/</loc></url>',
    ],
    bad: [
      '<url><loc>https://example.com/</loc><image:image></image:image></url>',
      '<url><loc>https://example.com/</loc><image:image><image:loc> </image:loc></image:image></url>',
      '<url><loc>https://example.com/</loc><image:image><image:url>https://example.com/i.png</image:url></image:image></url>',
    ],
  }),
  check: {
    extended: (entry) =>
      extensionsOf(entry).images.flatMap((image) => {
        const loc = firstChild(image, 'loc')
        if (!loc) return [{ at: image.at }]
        return loc.content.value === '' ? [{ at: loc.at, variant: 'empty' }] : []
      }),
  },
})
