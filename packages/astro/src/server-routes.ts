import type { Route } from '@mapwright/core'
import type { AstroConfig } from 'astro'
import { type AstroRoute, isOwnPage } from './match-route.ts'

/** Routes that are rendered on demand and have no parameters: they are pages although no HTML is emitted for them. */
export function listServerRoutes(routes: AstroRoute[], style: SlashStyle): Route[] {
  return routes
    .filter((route) => isOwnPage(route) && !route.isPrerendered && route.params.length === 0)
    .filter(({ pattern }) => !/^\/(?:404|500)\/?$/.test(pattern))
    .map(({ pattern, entrypoint }) => ({
      path: applySlash(pattern, style),
      origin: 'framework',
      sources: [entrypoint],
    }))
}

/** The part of Astro's config that says how a path ends. */
export type SlashStyle = Pick<AstroConfig, 'trailingSlash'> & { build: Pick<AstroConfig['build'], 'format'> }

/** As Astro itself calls the page: the format `directory` ends in a slash unless that is forbidden. */
function applySlash(path: string, { trailingSlash, build }: SlashStyle): string {
  const bare = path.replace(/\/+$/, '')
  const wanted = trailingSlash === 'always' || (trailingSlash === 'ignore' && build.format === 'directory')
  return bare === '' || wanted ? `${bare}/` : bare
}

/** Routes that are rendered on demand and have parameters: only the `routes` option can name their pages. */
export const listUnknownRoutes = (routes: AstroRoute[]): string[] =>
  routes
    .filter((route) => isOwnPage(route) && !route.isPrerendered && route.params.length > 0)
    .map(({ pattern }) => pattern)
