import type { IntegrationResolvedRoute } from 'astro'

/** The part of a resolved route that matching needs; the same in Astro 5, 6 and 7. */
export type AstroRoute = Pick<
  IntegrationResolvedRoute,
  'pattern' | 'segments' | 'entrypoint' | 'type' | 'isPrerendered' | 'origin' | 'params'
>

export interface RouteMatch {
  route: AstroRoute
  /** Values of the route's parameters, in the order of the pattern. A rest parameter may be ''. */
  params: { name: string; value: string }[]
}

/**
 * Finds the page route behind a path (decoded, below the base). Routes are taken in Astro's own order of priority.
 * The pattern is built from the route's segments, since Astro's own regular expression insists on one style of slashes.
 */
export function createRouteMatcher(routes: AstroRoute[]): (path: string) => RouteMatch | undefined {
  const compiled = routes.filter(isOwnPage).map((route) => ({ route, ...compile(route) }))
  return (path) => {
    const trimmed = path.replace(/^\/+|\/+$/g, '')
    for (const { route, pattern, names } of compiled) {
      const found = pattern.exec(`/${trimmed}`)
      if (found) return { route, params: names.map((name, i) => ({ name, value: found[i + 1] ?? '' })) }
    }
    return undefined
  }
}

/** Pages of the project and of other integrations; not Astro's own endpoints (`/_image`). */
export const isOwnPage = (route: AstroRoute): boolean => route.type === 'page' && route.origin !== 'internal'

function compile(route: AstroRoute): { pattern: RegExp; names: string[] } {
  const names: string[] = []
  const source = route.segments.map((parts) => {
    const rest = parts.length === 1 && parts[0]!.spread
    const inner = parts.map((part) => {
      if (!part.dynamic) return escapeForRegExp(part.content)
      names.push(part.content.replace(/^\.{3}/, ''))
      return part.spread ? '(.*)' : '([^/]+)'
    })
    return rest ? `(?:/${inner[0]})?` : `/${inner.join('')}`
  })
  return { pattern: new RegExp(`^${source.join('') || '/'}/?$`), names }
}

const escapeForRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
