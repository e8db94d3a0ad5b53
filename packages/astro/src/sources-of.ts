import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentEntry, ContentIndex } from './content-entries.ts'
import { type AstroRoute, createRouteMatcher, type RouteMatch } from './match-route.ts'

export interface SourceFinder {
  routes: AstroRoute[]
  content: ContentIndex | undefined
  /** First path segments that stand for a locale. */
  locales: string[]
  /** Absolute path of the project's root. */
  root: string
}

/**
 * The source files of a page, relative to the root: the component of a plain page, the entry behind a page of a
 * content collection. A dynamic page whose content cannot be told has none: the component that renders many pages
 * says nothing of one.
 */
export function createSourceFinder({
  routes,
  content,
  locales,
  root,
}: SourceFinder): (path: string) => string[] {
  const match = createRouteMatcher(routes)
  const namedCollections = rememberCollections(root)
  return (path) => {
    const found = match(path) ?? match(withoutLocale(path, locales))
    if (!found) return []
    const params = found.params.filter(({ value }) => !locales.includes(value))
    if (params.length === 0) return isFile(root, found.route.entrypoint) ? [found.route.entrypoint] : []
    const entry = findEntry(found, params, content, namedCollections(found.route.entrypoint))
    return entry ? [entry.filePath] : []
  }
}

function findEntry(
  match: RouteMatch,
  params: RouteMatch['params'],
  content: ContentIndex | undefined,
  named: string[],
): ContentEntry | undefined {
  // `paginate()` always names its parameter `page`: a page of a listing, not an entry.
  const speaking = params.filter(({ name }) => name !== 'page')
  if (!content || speaking.length === 0) return undefined
  for (const name of candidateNames(match, speaking)) {
    const entries = content.get(name) ?? []
    const inNamed = entries.filter(({ collection }) => named.includes(collection))
    if (inNamed.length === 1) return inNamed[0]
    if (named.length === 0 && entries.length === 1) return entries[0]
  }
  return undefined
}

/** All parameters joined (`[lang]/[slug]` for an entry `de/a`), then without locales, then each alone, the last first. */
function candidateNames(match: RouteMatch, speaking: RouteMatch['params']): Set<string> {
  const join = (params: RouteMatch['params']) => params.map(({ value }) => value).join('/')
  return new Set([join(match.params), join(speaking), ...speaking.toReversed().map(({ value }) => value)])
}

export function withoutLocale(path: string, locales: string[]): string {
  const [, first = '', rest = ''] = /^\/([^/]+)(\/.*)?$/.exec(path) ?? []
  return locales.includes(first) ? rest || '/' : path
}

/** The collections that a component asks for by a literal name. Read once a component. */
function rememberCollections(root: string): (entrypoint: string) => string[] {
  const known = new Map<string, string[]>()
  return (entrypoint) => {
    let names = known.get(entrypoint)
    if (!names) {
      const text = isFile(root, entrypoint) ? readFileSync(join(root, entrypoint), 'utf8') : ''
      const calls = text.matchAll(
        /\bget(?:Collection|Entry|LiveCollection)\s*(?:<[^>]*>)?\(\s*(['"`])([^'"`]+)\1/g,
      )
      names = [...new Set([...calls].map(([, , name]) => name!))]
      known.set(entrypoint, names)
    }
    return names
  }
}

const isFile = (root: string, path: string) => existsSync(join(root, path))
