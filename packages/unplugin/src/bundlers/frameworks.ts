import { existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Runtime } from '@mapwright/core'
import type { ResolvedConfig } from 'vite'

/** When and where a framework's HTML is on disk, where that differs from Vite's own. */
export interface Framework {
  name: string
  /** Matches the name of one of its Vite plugins. */
  plugin: RegExp
  /** The environment whose `closeBundle` is last where the framework does not build by `buildApp`. */
  environment?: 'client' | 'ssr'
  /** The absolute folder where its HTML ends up, where Vite does not know it. `startedAt` in milliseconds since the epoch. */
  outDir?(config: ResolvedConfig, startedAt: number): string | undefined
  /** The base of its pages, where Vite's is only that of the assets. */
  base?(config: ResolvedConfig): string | undefined
  /** How it serves its pages. */
  defaults?: Runtime['defaults']
  /** The HTML comes after the last hook of Vite: what to use instead. */
  instead?: string
}

/**
 * The last hook that each framework is known to fire with its HTML on disk (measured with the real tools).
 * One that builds by `buildApp` (SvelteKit 3, React Router 8, TanStack Start, Vike) needs no word here on that.
 */
export const frameworks: Framework[] = [
  {
    name: 'SvelteKit',
    plugin: /^vite-plugin-sveltekit-/,
    environment: 'ssr',
    outDir: ({ root }, startedAt) =>
      svelteFolders.map((folder) => join(root, folder)).find((folder) => hasNewHtml(folder, startedAt)),
    base: ({ define }) => quoted(define?.__SVELTEKIT_PATHS_BASE__),
    // `about.html` is served as /about; with `trailingSlash = 'always'` it is about/index.html and keeps its slash.
    defaults: { cleanUrls: true },
  },
  {
    name: 'React Router',
    plugin: /^react-router(?::|$)/,
    environment: 'ssr',
    outDir: (config) => join(dirname(resolve(config.root, config.build.outDir)), 'client'),
  },
  { name: 'Vike', plugin: /^vike[:-]/, environment: 'ssr' },
  { name: 'Qwik City', plugin: /^vite-plugin-qwik-city/, environment: 'ssr' },
  {
    name: 'VitePress',
    plugin: /^vitepress$/,
    instead: 'the command `mapwright generate`, behind `vitepress build`,',
  },
  { name: 'Astro', plugin: /^@?astro[:/]/, instead: 'the integration @mapwright/astro' },
  { name: 'Nuxt', plugin: /^nuxt:/, instead: '`mapwright generate .output/public`' },
]

/** Where the adapters put prerendered pages: static, Netlify, Vercel, Cloudflare, Node; and where SvelteKit itself keeps them for any adapter. */
const svelteFolders = [
  'build',
  '.vercel/output/static',
  '.svelte-kit/cloudflare',
  'build/prerendered',
  '.svelte-kit/output/prerendered/pages',
]

/** True where the folder itself, or one level below it, has an HTML file of this build. */
function hasNewHtml(folder: string, startedAt: number): boolean {
  if (!existsSync(folder)) return false
  const isNew = (file: string) => /\.html$/i.test(file) && statSync(file).mtimeMs >= startedAt
  return readdirSync(folder, { withFileTypes: true }).some((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? readdirSync(path).some((name) => isNew(join(path, name))) : isNew(path)
  })
}

/** A text that a framework hands to its code as a definition. */
function quoted(definition: unknown): string | undefined {
  if (typeof definition !== 'string' || !/^"[^"]*"$/.test(definition)) return undefined
  return JSON.parse(definition) || '/'
}
