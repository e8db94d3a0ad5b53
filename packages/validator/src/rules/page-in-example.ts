import type { ExampleFile } from '../rule.ts'
import type { PageFacts } from '../settings.ts'

/** A sitemap that lists this page, of which these facts are known. */
export const listedPage = (facts: PageFacts, loc = 'https://example.com/a'): ExampleFile => ({
  file: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${loc}</loc></url></urlset>`,
  settings: { pageFacts: () => facts },
  shown: `${loc} is listed, and of the page is known: ${JSON.stringify(facts)}`,
})
