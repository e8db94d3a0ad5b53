import { extensionsOf, firstChild } from '../../facts/extensions.ts'
import { judgeAddress, urlWords } from '../../facts/media-url.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'image-loc-invalid',
  scope: 'image',
  severity: 'warning',
  engine: ['google', 'yandex'],
  tier: 'core',
  summary: 'An `<image:loc>` is an absolute http or https URL, written as RFC 3986 demands.',
  why: 'Crawlers do not resolve image addresses against the page, and cannot fetch `data:` or `file:` ones, so the image is lost to image search.',
  sources: [
    cite(documents.googleImage, 'image:loc'),
    cite(documents.googleBuild, "Referenced URLs' properties"),
    cite(documents.yandexImages, 'tag table'),
  ],
  knownAs: { google: ['Invalid URL'], yandex: ['Неправильный адрес страницы'] },
  words: urlWords.relative,
  variants: urlWords,
  kinds: ['urlset'],
  examples: () => ({
    good: [
      '<url><loc>https://example.com/</loc><image:image><image:loc>https://cdn.example.net/i.png?w=1&amp;h=2</image:loc></image:image></url>',
      '<url><loc>https://example.com/</loc><image:image><image:loc>https://example.com/фото.png</image:loc></image:image></url>',
    ],
    bad: [
      '<url><loc>https://example.com/</loc><image:image><image:loc>/i.png</image:loc></image:image></url>',
      '<url><loc>https://example.com/</loc><image:image><image:loc>//cdn.example.net/i.png</image:loc></image:image></url>',
      '<url><loc>https://example.com/</loc><image:image><image:loc>data:image/png;base64,AAAA</image:loc></image:image></url>',
      '<url><loc>https://example.com/</loc><image:image><image:loc>https://example.com/my photo.png</image:loc></image:image></url>',
      '<url><loc>https://example.com/</loc><image:image><image:loc>https://example.com/100%.png</image:loc></image:image></url>',
    ],
  }),
  check: {
    extended: (entry) =>
      extensionsOf(entry).images.flatMap((image) => {
        const loc = firstChild(image, 'loc')
        return loc ? judgeAddress(loc.content, loc.name) : []
      }),
  },
})
