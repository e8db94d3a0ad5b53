import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const file = 'User-agent: *\nDisallow:\n'

export default defineRule({
  id: 'robots-wrong-location',
  scope: 'robots',
  severity: 'warning',
  engine: ['google', 'yandex'],
  tier: 'core',
  summary: 'robots.txt lies at /robots.txt, the root of its host.',
  why: 'Crawlers ask for /robots.txt of a host and for nothing else. A file in a folder, as a base path makes it, is never read, and neither is the Sitemap line in it.',
  sources: [
    cite(documents.robotsRfc, '2.3 Access Method'),
    cite(documents.yandexRobots, 'root directory'),
    cite(documents.googleRobots, 'File location'),
  ],
  words: {
    message: 'This robots.txt is served at {path}; crawlers read /robots.txt only.',
    fix: 'Put the rules into the file at the root of the host. Where that is not yours, submit the sitemap in the consoles of the engines.',
  },
  needs: ['url'],
  examples: () => ({
    good: [{ file, path: 'robots.txt', url: 'https://example.com/robots.txt' }],
    bad: [
      { file, path: 'docs/robots.txt', url: 'https://example.com/docs/robots.txt' },
      { file, path: 'Robots.txt', url: 'https://example.com/Robots.txt' },
    ],
  }),
  check: (context) => ({
    end() {
      const path = context.url!.path
      return path === '/robots.txt' ? undefined : { params: { path } }
    },
  }),
})
