import { extensionsOf, firstOutOfOrder } from '../../facts/extensions.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const SEQUENCE = ['loc', 'caption', 'geo_location', 'title', 'license']

export default defineRule({
  id: 'image-child-order',
  scope: 'image',
  severity: 'info',
  engine: ['google'],
  tier: 'extended',
  summary:
    'The tags of an `<image:image>` come in the order of the schema: loc, caption, geo_location, title, license.',
  why: "The documentation asks for no order, but Google's published schema is a sequence, so a validator that goes by it rejects the file.",
  sources: [cite(documents.googleImageSchema, 'image: xsd:sequence')],
  words: {
    message: '`<{tag}>` stands behind `<{before}>`; in the schema it comes first.',
    fix: 'Write the tags in the order loc, caption, geo_location, title, license. Crawlers do not mind either way.',
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [
      '<url><loc>https://example.com/</loc><image:image><image:loc>https://example.com/i.png</image:loc><image:caption>c</image:caption><image:title>t</image:title></image:image></url>',
    ],
    bad: [
      '<url><loc>https://example.com/</loc><image:image><image:loc>https://example.com/i.png</image:loc><image:title>t</image:title><image:caption>c</image:caption></image:image></url>',
    ],
  }),
  check: {
    extended: (entry) =>
      extensionsOf(entry).images.flatMap((image) => {
        const pair = firstOutOfOrder(image, SEQUENCE)
        return pair ? [{ at: pair[0].at, params: { tag: pair[0].name, before: pair[1].name } }] : []
      }),
  },
})
