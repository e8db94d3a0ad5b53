import { extensionsOf, ownChildren } from '../../facts/extensions.ts'
import { nearest } from '../../facts/nearest.ts'
import { defineRule, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const KNOWN = ['loc', 'caption', 'geo_location', 'title', 'license']

export default defineRule({
  id: 'image-unknown-child',
  scope: 'image',
  severity: 'warning',
  engine: ['google'],
  tier: 'extended',
  summary: 'An `<image:image>` holds only tags that the image extension has.',
  why: 'A tag that the extension does not have is skipped, and what it was meant to say is lost.',
  sources: [
    cite(documents.googleImageSchema, 'image'),
    cite(documents.googleImage, 'Image sitemap reference'),
  ],
  knownAs: { yandex: ['Неизвестный тег', 'Unknown tag'] },
  words: {
    message: 'The image extension has no tag `<{tag}>`.',
    fix: 'Remove it: the address of the image, in `<image:loc>`, is all that is needed.',
  },
  variants: {
    near: {
      message: 'The image extension has no tag `<{tag}>`.',
      fix: 'Write `<{near}>` if that was meant, else remove the tag.',
    },
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [
      '<url><loc>https://example.com/</loc><image:image><image:loc>https://example.com/a.png</image:loc><image:title>t</image:title></image:image></url>',
    ],
    bad: [
      '<url><loc>https://example.com/</loc><image:image><image:loc>https://example.com/a.png</image:loc><image:alt>x</image:alt></image:image></url>',
      '<url><loc>https://example.com/</loc><image:image><image:Loc>https://example.com/a.png</image:Loc></image:image></url>',
    ],
  }),
  check: {
    extended: (entry) =>
      extensionsOf(entry)
        .images.flatMap(ownChildren)
        // An image inside an image is image-misplaced.
        .filter(({ local }) => local !== 'image' && !KNOWN.includes(local))
        .map(({ at, name, prefix, local }): Problem => {
          const near = nearest(local, KNOWN)
          if (near === undefined) return { at, params: { tag: name } }
          return {
            at,
            params: { tag: name, near: prefix === '' ? near : `${prefix}:${near}` },
            variant: 'near',
          }
        }),
  },
})
