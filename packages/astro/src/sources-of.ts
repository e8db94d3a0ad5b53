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
    const own = match(path)
    const found = own ?? match(withoutLocale(path, locales))
    if (!found) return []
    const params = found.params.filter(({ value }) => !locales.includes(value))
    if (params.length === 0) return isFile(root, found.route.entrypoint) ? [found.route.entrypoint] : []
    const locale = own ? localeOf(path, locales) : undefined
    const entry = findEntry(
      candidateNames(found, params, locale),
      content,
      namedCollections(found.route.entrypoint),
    )
    return entry ? [entry.filePath] : []
  }
}

function findEntry(
  names: Iterable<string>,
  content: ContentIndex | undefined,
  named: string[],
): ContentEntry | undefined {
  for (const name of content ? names : []) {
    const entries = content?.get(name) ?? []
    const inNamed = entries.filter(({ collection }) => named.includes(collection))
    if (inNamed.length === 1) return inNamed[0]
    if (named.length === 0 && entries.length === 1) return entries[0]
  }
  return undefined
}

/**
 * Names under which a collection may keep the entry of a page, the most telling first: with the locale of the path
 * (`/de/blog/a/` shows `de/a`, `a.de` or `a/de` before `a`), all parameters joined (`[lang]/[slug]`), then each alone, the last first.
 */
function candidateNames(
  { params: all }: RouteMatch,
  params: RouteMatch['params'],
  locale: string | undefined,
): Set<string> {
  // `paginate()` always names its parameter `page`: a page of a listing, not an entry.
  const speaking = params.filter(({ name, value }) => name !== 'page' && value !== '')
  if (speaking.length === 0) return new Set()
  const join = (some: RouteMatch['params']) => some.map(({ value }) => value).join('/')
  const plain = [join(speaking), ...speaking.toReversed().map(({ value }) => value)]
  const localised = locale
    ? plain.flatMap((name) => [`${locale}/${name}`, `${name}.${locale}`, `${name}/${locale}`])
    : []
  return new Set([...localised, join(all), ...plain])
}

const localeOf = (path: string, locales: string[]) => {
  const [, first = ''] = /^\/([^/]+)/.exec(path) ?? []
  return locales.includes(first) ? first : undefined
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
