import { NAMESPACES } from '../../facts/extensions.ts'
import { defineRule, type Element } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'image-misplaced',
  scope: 'image',
  severity: 'warning',
  engine: ['google'],
  tier: 'extended',
  summary: 'An `<image:image>` stands directly inside the `<url>` of the page that shows the image.',
  why: 'An image belongs to a page. Where it stands anywhere else it belongs to none and is skipped.',
  sources: [cite(documents.googleImage, 'Example image sitemap')],
  words: {
    message: '`<{tag}>` stands in `<{parent}>`, so the image belongs to no page.',
    fix: 'Move it into the `<url>` of the page that shows the image.',
  },
  variants: {
    loose: {
      message: '`<{tag}>` stands in `<{parent}>` without an `<image:image>` around it.',
      fix: 'Put it into an `<image:image>`.',
    },
  },
  kinds: ['urlset', 'index'],
  examples: () => ({
    good: [
      '<url><loc>https://example.com/</loc><image:image><image:loc>https://example.com/i.png</image:loc></image:image></url>',
    ],
    bad: [
      '<image:image><image:loc>https://example.com/i.png</image:loc></image:image><url><loc>https://example.com/</loc></url>',
      '<url><loc>https://example.com/</loc><image:image><image:loc>https://example.com/i.png</image:loc><image:image><image:loc>https://example.com/j.png</image:loc></image:image></image:image></url>',
      '<url><loc>https://example.com/</loc><image:loc>https://example.com/i.png</image:loc></url>',
    ],
  }),
  check: {
    child(element, root) {
      if (isImage(element)) return { at: element.at, params: { tag: element.name, parent: root.name } }
      return strayImages(element)
    },
    extended(entry) {
      const problems = []
      for (const child of entry.children) {
        if (child.ns === NAMESPACES.image) {
          const params = { tag: child.name, parent: entry.kind }
          if (child.local !== 'image') problems.push({ at: child.at, params, variant: 'loose' })
          else if (entry.kind === 'sitemap') problems.push({ at: child.at, params })
        }
        if (child.children.length > 0) problems.push(...strayImages(child))
      }
      return problems
    },
  },
})

const isImage = ({ ns, local }: Element): boolean => ns === NAMESPACES.image && local === 'image'

/** The images anywhere inside an element, where none belongs. */
const strayImages = (parent: Element): { at: number; params: { tag: string; parent: string } }[] =>
  parent.children.flatMap((child) => [
    ...(isImage(child) ? [{ at: child.at, params: { tag: child.name, parent: parent.name } }] : []),
    ...strayImages(child),
  ])
