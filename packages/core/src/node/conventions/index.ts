import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import type { Route } from '../../model.ts'
import { astro } from './astro.ts'
import type { Convention } from './convention.ts'
import { docusaurus } from './docusaurus.ts'
import { eleventy } from './eleventy.ts'
import { hugo } from './hugo.ts'
import { next } from './next.ts'
import { nuxt } from './nuxt.ts'
import { sveltekit } from './sveltekit.ts'
import { vitepress } from './vitepress.ts'

export const conventions: Convention[] = [astro, sveltekit, nuxt, next, vitepress, docusaurus, eleventy, hugo]

/**
 * Answers with the source files of a route by the layout of the frameworks that the project depends on: by exact path only.
 * Files are looked for once, at the first question. Without such a framework no route has a source.
 */
export function conventionSources(root: string): (route: Pick<Route, 'path'>) => string[] {
  let index: Map<string, string[]> | undefined
  return ({ path }) => {
    index ??= indexSources(root)
    return index.get(keyOf(path)) ?? []
  }
}

/** The path without query, without slashes around it, and as a file of a page is named. */
const keyOf = (path: string) =>
  path
    .replace(/\?.*$/, '')
    .replace(/^\/+|\/+$/g, '')
    .replace(/(?:^|\/)index\.html$|\.html$/, '')

function indexSources(root: string): Map<string, string[]> {
  const index = new Map<string, string[]>()
  for (const { globs, pathOf } of findConventions(root)) {
    const ignore = ['**/node_modules/**', '**/.*/**', '**/dist/**', '**/build/**', '**/_site/**']
    for (const file of fastGlob.sync(globs, { cwd: root, ignore, suppressErrors: true }).sort()) {
      const path = pathOf(file)
      if (path === undefined) continue
      const files = index.get(path) ?? []
      if (!files.includes(file)) index.set(path, [...files, file])
    }
  }
  return index
}

/** Those whose framework package.json depends on, or whose config is there. A package.json that is no JSON depends on nothing. */
export function findConventions(root: string): Convention[] {
  const dependencies = readDependencies(root)
  return conventions.filter(
    ({ packages, configs = [] }) =>
      packages.some((name) => dependencies.has(name)) || configs.some((file) => existsSync(join(root, file))),
  )
}

function readDependencies(root: string): Set<string> {
  try {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    return new Set(Object.keys({ ...dependencies, ...devDependencies }))
  } catch (error) {
    const isExpected = error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT'
    if (!isExpected) throw error
    return new Set()
  }
}
