import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { conventionSources } from './index.ts'

function project(dependency: string | undefined, files: string[]) {
  const root = mkdtempSync(join(tmpdir(), 'mapwright-conventions-'))
  const write = (path: string, text = '') => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  if (dependency) write('package.json', JSON.stringify({ devDependencies: { [dependency]: '1.0.0' } }))
  for (const file of files) write(file)
  return root
}

describe.each<[string, string | undefined, Record<string, string>]>([
  [
    'Astro',
    'astro',
    {
      '/': 'src/pages/index.astro',
      '/about/': 'src/pages/about.astro',
      '/a/b/': 'src/pages/a/b/index.md',
      '/blog/x/': 'src/content/blog/x.md',
    },
  ],
  [
    'SvelteKit',
    '@sveltejs/kit',
    {
      '/': 'src/routes/+page.svelte',
      '/about': 'src/routes/(site)/about/+page.svelte',
      '/b/c.html': 'src/routes/b/c/+page@.svelte',
    },
  ],
  [
    'Nuxt',
    'nuxt',
    { '/': 'pages/index.vue', '/a/': 'app/pages/a/index.vue', '/guide/intro': 'content/1.guide/02.intro.md' },
  ],
  ['Next.js', 'next', { '/': 'pages/index.tsx', '/a': 'src/pages/a.mdx', '/b/': 'app/(site)/b/page.tsx' }],
  [
    'VitePress',
    'vitepress',
    { '/': 'docs/index.md', '/guide/a.html': 'docs/guide/a.md', '/guide/': 'docs/guide/index.md' },
  ],
  [
    'Docusaurus',
    '@docusaurus/core',
    {
      '/docs/intro': 'docs/01-intro.md',
      '/docs/a/': 'docs/a/README.md',
      '/blog/2024/01/05/hello': 'blog/2024-01-05-hello.md',
      '/about': 'src/pages/about.tsx',
    },
  ],
  [
    'Eleventy',
    '@11ty/eleventy',
    { '/': 'src/index.njk', '/posts/hello/': 'src/posts/2024-01-05-hello.md', '/a/': 'a.html' },
  ],
  [
    'Hugo',
    undefined,
    {
      '/': 'content/_index.md',
      '/posts/': 'content/posts/_index.md',
      '/posts/hello/': 'content/posts/Hello.md',
      '/posts/b/': 'content/posts/b/index.md',
    },
  ],
])('the layout of %s', (name, dependency, pages) => {
  test('each page has its own source, and others none', () => {
    const root = project(dependency, Object.values(pages))
    if (name === 'Hugo') writeFileSync(join(root, 'hugo.toml'), '')
    const sourcesOf = conventionSources(root)
    for (const [path, file] of Object.entries(pages)) expect(sourcesOf({ path }), path).toEqual([file])
    expect(sourcesOf({ path: '/nowhere/' })).toEqual([])
    rmSync(root, { recursive: true })
  })
})

test('a framework that package.json does not depend on lays out nothing', () => {
  const root = project('vite', ['src/pages/about.astro', 'content/about.md'])
  expect(conventionSources(root)({ path: '/about/' })).toEqual([])
  rmSync(root, { recursive: true })
})

test("what is shared by pages is nobody's source", () => {
  const root = project('next', ['pages/_app.tsx', 'pages/api/hello.ts', 'pages/a/[slug].tsx'])
  const sourcesOf = conventionSources(root)
  expect(['/_app', '/api/hello', '/a/x'].flatMap((path) => sourcesOf({ path }))).toEqual([])
  rmSync(root, { recursive: true })
})
