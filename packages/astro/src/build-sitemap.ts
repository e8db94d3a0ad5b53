import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { formatResult, type Options, type Result, type Runtime, run } from '@mapwright/core'
import { nodeRuntime, saveReport } from '@mapwright/core/node'
import type { AstroConfig, AstroIntegrationLogger } from 'astro'
import { readContentIndex } from './content-entries.ts'
import { languageCodes, learn } from './learn.ts'
import { type LegacyOptions, translateOptions } from './legacy-options.ts'
import type { AstroRoute } from './match-route.ts'
import { type Locales, relateLocales } from './relate-locales.ts'
import { listServerRoutes, listUnknownRoutes } from './server-routes.ts'
import { createSourceFinder } from './sources-of.ts'

export type AstroOptions = Options & LegacyOptions

export interface Build {
  options: AstroOptions
  config: AstroConfig
  routes: AstroRoute[]
  /** Folder of the client's files. */
  dir: URL
  /** Milliseconds since the epoch. */
  startedAt: number
  logger: AstroIntegrationLogger
}

/** @throws Error with everything that is wrong, which fails `astro build`. */
export async function buildSitemap(build: Build): Promise<void> {
  const { logger, config, routes, dir } = build
  const began = performance.now()
  const { options, runtime } = await prepareRun(build)
  const unknown = options.routes ? [] : listUnknownRoutes(routes)
  if (unknown.length > 0) {
    logger.warn(
      `Pages of ${unknown.join(', ')} are rendered on demand, so nobody but you knows their URLs. List them in the option \`routes\`.`,
    )
  }
  const result = await run(options, runtime)
  keepReport(fileURLToPath(config.root), result, logger)
  const outDir = relative(process.cwd(), fileURLToPath(dir)).replaceAll('\\', '/') || '.'
  const { summary, warnings, errors } = formatResult(result, {
    outDir,
    lang: options.lang,
    milliseconds: performance.now() - began,
  })
  if (warnings) logger.warn(warnings)
  if (result.failed) throw new SitemapFailure(errors)
  if (summary) logger.info(summary)
}

/** The options in core's words and the runtime that knows Astro's routes, sources and locales. */
export async function prepareRun({
  options: given,
  config,
  routes,
  dir,
  startedAt,
}: Omit<Build, 'logger'>): Promise<{ options: Options; runtime: Runtime }> {
  const { options, i18n } = translateOptions(given)
  const learnt = learn(config, dir)
  const content = await readContentIndex(config.cacheDir)
  const sourcesOf = createSourceFinder({
    routes,
    content,
    locales: learnt.defaults.locales ?? [],
    root: learnt.root,
  })
  const locales = localesFrom(config, i18n)
  const runtime = nodeRuntime({
    ...learnt,
    startedAt,
    async *routes() {
      yield* listServerRoutes(routes, config)
    },
    sourcesOf: ({ path }) => sourcesOf(path),
    ...(locales && { relate: (entries, root) => relateLocales(entries, locales, root) }),
  })
  return { options, runtime }
}

function localesFrom(config: AstroConfig, legacy: LegacyOptions['i18n']): Locales | undefined {
  if (legacy) return { codes: new Map(Object.entries(legacy.locales)), defaultLocale: legacy.defaultLocale }
  return config.i18n && { codes: languageCodes(config), defaultLocale: config.i18n.defaultLocale }
}

/** For `mapwright explain`; a build is not lost because its machine has no place for that. */
function keepReport(root: string, result: Result, logger: AstroIntegrationLogger): void {
  try {
    saveReport(root, result)
  } catch (error) {
    logger.warn(`The result could not be kept for \`mapwright explain\`: ${(error as Error).message}`)
  }
}

/** What fails the build: the message tells everything, so there is no stack to read. */
class SitemapFailure extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'MapwrightError'
    this.stack = `${this.name}: ${message}`
  }
}
