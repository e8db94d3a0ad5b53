import { fileURLToPath } from 'node:url'
import type { AstroConfig } from 'astro'

/** What Astro's own config says, in the words of core. */
export interface Learnt {
  root: string
  outDir: string
  publicDir: string
  base: string
  defaults: {
    site?: string
    trailingSlash?: 'always' | 'never' | 'ignore'
    cleanUrls?: boolean
    locales?: string[]
  }
}

/** `dir` is the folder of the client's files, which depends on the kind of output. */
export function learn(config: AstroConfig, dir: URL): Learnt {
  return {
    root: fileURLToPath(config.root),
    outDir: fileURLToPath(dir),
    publicDir: fileURLToPath(config.publicDir),
    base: config.base,
    defaults: {
      site: config.site,
      trailingSlash: config.trailingSlash,
      // `about.html` of the format `file` answers to /about too, and Astro calls the page so where slashes are forbidden.
      cleanUrls: config.trailingSlash === 'never' && config.build.format !== 'directory',
      locales: localesOf(config),
    },
  }
}

/** The path segments of all locales. */
export function localesOf(config: AstroConfig): string[] {
  return (config.i18n?.locales ?? []).map((locale) => (typeof locale === 'string' ? locale : locale.path))
}

/** Locale path to the hreflang code that it stands for: the first of its codes. */
export function languageCodes(config: AstroConfig): Map<string, string> {
  return new Map(
    (config.i18n?.locales ?? []).map((locale) =>
      typeof locale === 'string' ? [locale, locale] : [locale.path, locale.codes[0]],
    ),
  )
}
