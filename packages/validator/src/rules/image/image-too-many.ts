import { extensionsOf } from '../../facts/extensions.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'image-too-many',
  scope: 'image',
  severity: 'warning',
  engine: ['google', 'yandex'],
  tier: 'core',
  summary: 'A `<url>` names at most 1,000 images.',
  why: 'Google and Yandex read up to 1,000 images of a page; what stands behind them may be left out.',
  sources: [
    cite(documents.googleImage, 'image:image'),
    cite(documents.yandexImages, 'image:image'),
    cite(documents.googleImageSchema, 'annotation'),
  ],
  knownAs: { google: ['Invalid XML: too many tags'] },
  params: { max: 1000 },
  words: {
    message:
      'This `<url>` names {count} images, more than the {max} that Google and Yandex read of one page.',
    fix: 'Keep the images that matter for the page, at most {max}, and drop the others.',
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [
      {
        file: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
 <url><loc>https://example.com/</loc>
  <image:image><image:loc>https://example.com/1.png</image:loc></image:image>
  <image:image><image:loc>https://example.com/2.png</image:loc></image:image>
 </url>
</urlset>`,
        settings: { rules: { 'image-too-many': ['warning', { max: 2 }] } },
      },
    ],
    bad: [
      {
        file: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
 <url><loc>https://example.com/</loc>
  <image:image><image:loc>https://example.com/1.png</image:loc></image:image>
  <image:image><image:loc>https://example.com/2.png</image:loc></image:image>
  <image:image><image:loc>https://example.com/3.png</image:loc></image:image>
 </url>
</urlset>`,
        settings: { rules: { 'image-too-many': ['warning', { max: 2 }] } },
      },
    ],
  }),
  check: (file) => ({
    extended(entry) {
      const { images } = extensionsOf(entry)
      const max = Number(file.params.max)
      return images.length > max ? { at: images[max]!.at, params: { count: images.length, max } } : undefined
    },
  }),
})
