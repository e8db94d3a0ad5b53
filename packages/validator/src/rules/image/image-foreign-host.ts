import { extensionsOf, firstChild } from '../../facts/extensions.ts'
import { takeApart } from '../../read/loc-parts.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'image-foreign-host',
  scope: 'image',
  severity: 'info',
  engine: ['google', 'yandex'],
  tier: 'extended',
  summary: 'Images lie on the host of their page, or the other host is verified too.',
  why: 'An image may lie elsewhere, on a CDN for instance, but Google and Yandex ask that both hosts be verified in their consoles and that the robots.txt of the other host allow the crawl.',
  sources: [cite(documents.googleImage, 'image:loc'), cite(documents.yandexImages, 'image:loc')],
  words: {
    message: 'Images of pages on {host} lie on another host, {other}.',
    fix: 'Verify {other} too in Search Console and Yandex Webmaster, and check that its robots.txt does not keep crawlers out.',
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [
      '<url><loc>https://example.com/</loc><image:image><image:loc>https://EXAMPLE.com/i.png</image:loc></image:image></url>',
      '<url><loc>https://example.com/</loc><image:image><image:loc>/i.png</image:loc></image:image></url>',
    ],
    bad: [
      '<url><loc>https://example.com/</loc><image:image><image:loc>https://cdn.example.net/i.png</image:loc></image:image></url>',
    ],
  }),
  check: () => {
    const told = new Set<string>()
    return {
      extended: (entry) =>
        extensionsOf(entry).images.flatMap((image) => {
          const loc = firstChild(image, 'loc')?.content
          const host = entry.url?.asciiHost
          const other = loc && takeApart(loc.value).asciiHost
          if (!other || !host || other === host || told.has(other)) return []
          told.add(other)
          return [{ at: loc.at, params: { host, other } }]
        }),
    }
  },
})
