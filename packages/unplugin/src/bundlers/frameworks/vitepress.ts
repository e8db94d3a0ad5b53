import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ResolvedConfig } from 'vite'
import { newOutput } from '../contract.ts'
import type { Framework } from './framework.ts'

/** The part of VitePress's own config that matters here. */
interface SiteConfig {
  /** Absolute. */
  outDir: string
  srcDir: string
  cleanUrls: boolean
  site: { base: string; locales?: Record<string, unknown> }
  /** Markdown files, relative to `srcDir`. */
  pages: string[]
  /** Where some of them are served instead. */
  rewrites?: { map?: Record<string, string | undefined> }
  buildEnd?(site: SiteConfig): unknown
}

const siteOf = (config: ResolvedConfig) => (config as { vitepress?: SiteConfig }).vitepress

/** VitePress. It renders its pages after both of its bundles, and then calls the `buildEnd` of its config. */
export const vitepress: Framework = {
  name: 'VitePress',
  plugin: /^vitepress$/,
  instead: 'the command `mapwright generate` behind `vitepress build`',
  output(config) {
    const site = siteOf(config)
    if (!site) return undefined
    const output = newOutput(site.outDir)
    for (const page of site.pages) {
      const served = site.rewrites?.map?.[page] ?? page
      const file = join(site.srcDir, page)
      // Pages of a dynamic route have no file of their own.
      if (existsSync(file)) output.sources.set(served.replace(/\.md$/, '.html'), [file])
    }
    return output
  },
  follow(config, run) {
    const site = siteOf(config)
    if (!site) return false
    const { buildEnd } = site
    site.buildEnd = async (given) => {
      await buildEnd?.call(site, given)
      await run()
    }
    return true
  },
  base: (config) => siteOf(config)?.site.base,
  defaults(config) {
    const site = siteOf(config)
    return { cleanUrls: site?.cleanUrls, locales: Object.keys(site?.site.locales ?? {}) }
  },
}
