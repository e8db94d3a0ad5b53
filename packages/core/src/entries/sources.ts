import picomatch from 'picomatch'
import type { Page } from '../model.ts'
import type { Notes } from '../notes.ts'
import { OptionError } from '../options/error.ts'
import type { ResolvedOptions } from '../options/resolve.ts'
import { pathBelowBase } from '../routes/emitted.ts'
import { compilePatterns } from '../routes/filter.ts'
import { pathOfLoc } from '../routes/loc.ts'
import type { Runtime } from '../runtime.ts'

/** The source files of pages, relative to the root: the option first, then what the framework, the bundler and conventions know. */
export type FindSources = (page: Page) => string[] | Promise<string[]>

const NONE: string[] = []

export function prepareSources(
  options: ResolvedOptions,
  runtime: Runtime,
): { find: FindSources; noteUnused(notes: Notes): void } {
  const found = (page: Page) => page.route.sources ?? runtime.sourcesOf?.(page.route) ?? NONE
  const { sources } = options
  if (sources === undefined) return { find: found, noteUnused() {} }
  if (typeof sources === 'function') {
    return { find: (page) => askFunction(sources, page) ?? found(page), noteUnused() {} }
  }

  const rules = Object.entries(sources).map(([pattern, globs]) => ({
    patterns: compilePatterns([pattern]),
    globs: [globs].flat(),
  }))
  const globbed = new Map<string, Promise<string[]>>()
  const glob = (pattern: string) => {
    const known = globbed.get(pattern) ?? runtime.glob?.([pattern]) ?? Promise.resolve([])
    globbed.set(pattern, known)
    return known
  }
  return {
    async find(page) {
      const path = pathBelowBase(page.url, options.site) ?? pathOfLoc(page.url)
      const rule = rules.find(({ patterns }) => patterns.matches(path))
      if (!rule) return found(page)
      const files = await Promise.all(rule.globs.map((one) => expand(one, path, glob)))
      return files.flat()
    },
    noteUnused(notes) {
      const unused = rules.flatMap(({ patterns }) => patterns.unused())
      for (const pattern of unused) notes.add('pattern-unused', { option: 'sources' }, pattern, 'sources')
    },
  }
}

function askFunction(
  sources: (page: Page) => string | string[] | undefined,
  page: Page,
): string[] | undefined {
  try {
    const answer = sources(page)
    return answer === undefined ? undefined : [answer].flat()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new OptionError(
      'sources',
      `The function of the option \`sources\` failed for ${page.url}: ${reason}`,
    )
  }
}

/** `{path}` is the page's path without slashes around it and without .html; `index` for the home page. */
function expand(
  glob: string,
  path: string,
  find: (glob: string) => Promise<string[]>,
): string[] | Promise<string[]> {
  const name = path.replace(/^\/|\/$|\.html$/g, '') || 'index'
  const isPlain = !picomatch.scan(glob.replaceAll('{path}', '')).isGlob
  if (isPlain) return [glob.replaceAll('{path}', name)]
  return find(glob.replaceAll('{path}', name.replace(/[\\*?|(){}[\]!+@]/g, '\\$&')))
}
