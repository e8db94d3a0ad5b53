import { join } from 'node:path'
import { commit, type Files, git, type Job, makeFolder, page } from './site.ts'

export const bundlers = [
  'vite-8',
  'vite-7',
  'vite-6',
  'rollup',
  'rolldown',
  'webpack',
  'rspack',
  'rsbuild',
  'esbuild',
  'farm',
] as const

export const SITE = 'https://www.example.com'

/** What excludes a page, and what must not. */
const pages: Files = {
  'index.html': page('Home', '<link rel="canonical" href="https://www.example.com/">'),
  'about.html': page('About'),
  'blog/index.html': page('Blog'),
  'blog/a.html': page('A', '<link rel="alternate" hreflang="en" href="https://www.example.com/blog/a.html">'),
  'blog/404-ways.html': page('Ways'),
  'über uns.html': page('Über uns'),
  'drafts/b.html': page('B', '<meta name="robots" content="noindex">'),
  'old.html': page('Old', '<meta http-equiv="refresh" content="0; url=/about.html">'),
  'print/a.html': page('A', '<link rel="canonical" href="https://www.example.com/blog/a.html">'),
  '404.html': page('Not found'),
  'main.js': 'console.log("main")\n',
  'public/robots.txt': 'User-agent: *\nDisallow: /admin/\n',
  'public/legacy/map.html': page('Map'),
  'package.json': '{ "name": "site", "private": true, "type": "module" }\n',
}

export const listed = [
  '/',
  '/%C3%BCber%20uns.html',
  '/about.html',
  '/blog/',
  '/blog/404-ways.html',
  '/blog/a.html',
  '/legacy/map.html',
]

export const excluded = {
  '/404.html': 'error-page',
  '/drafts/b.html': 'noindex',
  '/old.html': 'redirect',
  '/print/a.html': 'canonical-elsewhere',
}

/** One map of sources for all bundlers, whatever each knows by itself. */
export const sources = {
  '/': 'index.html',
  '/about.html': 'about.html',
  '/über uns.html': 'über uns.html',
  '/blog/': 'blog/index.html',
  '/blog/404-ways.html': 'blog/404-ways.html',
  '/blog/a.html': 'blog/a.html',
  '/legacy/map.html': 'public/legacy/map.html',
}

/** The site as a user keeps it, `at` a folder of a repository with a commit a page. Returns the site's folder. */
export function makeSite(more: Files = {}, at = ''): string {
  const files = Object.entries({ ...pages, ...more }).map(([path, text]) => [join(at, path), text])
  const top = makeFolder(Object.fromEntries(files))
  const root = join(top, at)
  git(top, ['init', '--quiet', '--initial-branch=main'])
  commit(root, '2024-01-02T03:04:05Z', ['package.json', 'main.js', 'public'])
  commit(root, '2024-02-03T04:05:06+09:00', ['index.html'])
  commit(root, '2024-03-04T05:06:07Z', ['about.html'])
  commit(root, '2024-04-05T06:07:08Z', ['.'])
  return root
}

export const jobFor = (root: string, more: Partial<Job> = {}): Job => ({
  root,
  ...more,
  options: { site: SITE, ...(more.options ?? {}) },
})
