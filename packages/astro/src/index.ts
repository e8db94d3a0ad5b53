import { isEnabled, OptionError, type Options, resolveOptions } from '@mapwright/core'
import type { AstroConfig, AstroIntegration, AstroIntegrationLogger } from 'astro'
import { type AstroOptions, buildSitemap } from './build-sitemap.ts'
import { learn } from './learn.ts'
import { translateOptions } from './legacy-options.ts'
import type { AstroRoute } from './match-route.ts'
import { serveToolbar } from './toolbar/serve.ts'

export type { Options } from '@mapwright/core'
export type { AstroOptions } from './build-sitemap.ts'
export type { LegacyOptions } from './legacy-options.ts'

const NAME = '@mapwright/astro'

/** A tree of three pages. */
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><rect x="8" y="3" width="8" height="6"/><rect x="2" y="15" width="7" height="6"/><rect x="15" y="15" width="7" height="6"/><path d="M12 9v3M5.5 15v-3h13v3"/></svg>'

/**
 * The integration: site, base, slashes, locales and routes come from Astro's own config.
 * Options of `@astrojs/sitemap` are understood under their own names (docs/migrate/astrojs-sitemap.md).
 * It throws nothing here: the options are judged when a build begins.
 */
export default function mapwright(options: AstroOptions = {}): AstroIntegration {
  let config: AstroConfig | undefined
  let routes: AstroRoute[] = []
  let startedAt = Date.now()
  let enabled = false
  let done = false

  /** Adapters come first among the integrations and collect the files in their `astro:build:done`: with one we run a hook earlier. */
  const finish = async (dir: URL, logger: AstroIntegrationLogger) => {
    if (!enabled || done) return
    done = true
    await buildSitemap({ options, config: config!, routes, dir, startedAt, logger })
  }

  return {
    name: NAME,
    hooks: {
      'astro:config:setup': ({ command, addDevToolbarApp }) => {
        if (command !== 'dev') return
        addDevToolbarApp({ id: 'mapwright', name: 'Sitemap', icon: ICON, entrypoint: `${NAME}/toolbar` })
      },
      'astro:config:done': (about) => {
        config = about.config
      },
      // Fired again with Astro's own routes in later versions; the last list is the whole one.
      'astro:routes:resolved': (about) => {
        routes = about.routes
      },
      'astro:server:setup': ({ toolbar, logger }) => {
        serveToolbar({ toolbar, logger, options, config: config!, routes: () => routes })
      },
      'astro:build:start': () => {
        startedAt = Date.now()
        done = false
        enabled = judge(options, config!)
      },
      'astro:build:generated': async ({ dir, logger }) => {
        if (config!.adapter) await finish(dir, logger)
      },
      'astro:build:done': async ({ dir, logger }) => finish(dir, logger),
    },
  }
}

/** @throws OptionError with a sentence for each wrong option, which fails the build before anything is built. */
function judge(given: AstroOptions, config: AstroConfig): boolean {
  if (!isEnabled(given, { command: 'build', mode: 'production', env: process.env })) return false
  const { options } = translateOptions(given)
  const { base, defaults } = learn(config, config.outDir)
  const resolved = resolveOptions(options as Options, { base, defaults })
  if (!Array.isArray(resolved)) return true
  throw new OptionError(resolved[0]!.option, resolved.map(({ message }) => message).join('\n'))
}
