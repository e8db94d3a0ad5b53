import { isDevelopmentHost, isExampleHost } from '../../facts/hosts.ts'
import { isWebUrl } from '../../facts/url.ts'
import { takeApart } from '../../read/loc-parts.ts'
import { defineRule, type LocParts, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'loc-development-host',
  scope: 'loc',
  severity: 'info',
  engine: 'all',
  tier: 'extended',
  summary: 'URLs are on a public host.',
  why: 'A host such as localhost got in because the address of the site was not set for the build. Nobody else can reach the pages.',
  sources: [cite(documents.own, 'names set aside by RFC 2606 and RFC 6761, private addresses of RFC 1918')],
  words: {
    message: 'The host {host} can be reached from its own machine or network only.',
    fix: 'Set the public address of the site for the production build.',
  },
  variants: {
    example: {
      message: 'The host {host} is set aside for examples, and the site is on {own}.',
      fix: 'Set the public address of the site for the build.',
    },
  },
  kinds: ['urlset', 'index', 'text', 'rss', 'atom', 'robots'],
  examples: () => ({
    good: [
      '<url><loc>https://example.com/a</loc></url>',
      { file: 'https://www.example.org/a', path: 'sitemap.txt', url: 'https://example.org/sitemap.txt' },
      { file: 'https://shop.de/a', path: 'sitemap.txt', url: 'https://shop.de/sitemap.txt' },
      { file: 'User-agent: *\nSitemap: https://example.com/sitemap.xml', path: 'robots.txt' },
    ],
    bad: [
      '<url><loc>http://localhost:4321/a</loc></url>',
      '<url><loc>https://false/a</loc></url>',
      '<url><loc>http://192.168.1.2/a</loc></url>',
      { file: 'https://example.com/a', path: 'sitemap.txt', url: 'https://shop.de/sitemap.txt' },
      { file: 'User-agent: *\nSitemap: http://localhost/sitemap.xml', path: 'robots.txt' },
      {
        file: '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>http://localhost:8090/s.xml</loc></sitemap></sitemapindex>',
      },
    ],
  }),
  check: (file) => {
    const { site } = file.settings
    const own = site === undefined ? file.url?.asciiHost : takeApart(site).asciiHost
    let lastHost: string | undefined
    let lastProblem: Problem | undefined
    const judge = (url: LocParts): Problem | undefined => {
      const host = url.asciiHost
      if (host === lastHost) return lastProblem
      if (!isWebUrl(url)) return undefined
      lastHost = host
      lastProblem = judgeHost(host, own)
      return lastProblem
    }
    return {
      loc: (url) => judge(url),
      entry({ kind, url, loc }) {
        const problem = kind === 'sitemap' && url ? judge(url) : undefined
        return problem && { ...problem, at: loc?.at }
      },
      robots({ field, value, valueAt }) {
        const problem = field.toLowerCase() === 'sitemap' ? judge(takeApart(value)) : undefined
        return problem && { ...problem, at: valueAt }
      },
    }
  },
})

function judgeHost(host: string, own: string | undefined): Problem | undefined {
  if (isDevelopmentHost(host)) return { params: { host } }
  if (own === undefined || !isExampleHost(host) || isExampleHost(own)) return undefined
  return { params: { host, own }, variant: 'example' }
}
