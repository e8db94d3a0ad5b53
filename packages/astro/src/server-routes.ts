import type { Route } from '@mapwright/core'
import { type AstroRoute, isOwnPage } from './match-route.ts'

/** Routes that are rendered on demand and have no parameters: they are pages although no HTML is emitted for them. */
export function listServerRoutes(routes: AstroRoute[]): Route[] {
  return routes
    .filter((route) => isOwnPage(route) && !route.isPrerendered && route.params.length === 0)
    .filter(({ pattern }) => !/^\/(?:404|500)\/?$/.test(pattern))
    .map(({ pattern, entrypoint }) => ({ path: pattern, origin: 'framework', sources: [entrypoint] }))
}

/** Routes that are rendered on demand and have parameters: only the `routes` option can name their pages. */
export const listUnknownRoutes = (routes: AstroRoute[]): string[] =>
  routes
    .filter((route) => isOwnPage(route) && !route.isPrerendered && route.params.length > 0)
    .map(({ pattern }) => pattern)
