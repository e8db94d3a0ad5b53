import { decodeText } from './encode.ts'
import { originOfLoc, pathOfLoc, withoutQuery } from './loc.ts'
import type { Site } from './site.ts'

/** Knows which emitted file answers to a URL, whatever the style of its slashes. */
export interface Emitted {
  /** The file behind a loc (its query left out), or undefined where none answers, or it lies outside the site. */
  fileOf(loc: string): string | undefined
  has(file: string): boolean
}

export function indexEmitted(files: Iterable<string>, site: Site): Emitted {
  const known = new Set(files)
  const first = (...candidates: string[]) => candidates.find((file) => known.has(file))

  const fileOf = (path: string): string | undefined => {
    if (path === '') return first('index.html')
    const bare = path.endsWith('/') ? path.slice(0, -1) : path
    if (path.endsWith('/')) return first(`${path}index.html`, `${bare}.html`, bare)
    return first(path, `${path}.html`, `${path}/index.html`)
  }
  return {
    has: (file) => known.has(file),
    fileOf: (loc) => {
      if (known.size === 0 || originOfLoc(loc) !== site.origin) return undefined
      return fileOf(pathBelowBase(loc, site)?.slice(1) ?? '\0')
    },
  }
}

/** The decoded path below the base, query left out, with its first slash; undefined outside the base. `/docs` is the home page of `/docs/`. */
export function pathBelowBase(loc: string, site: Site): string | undefined {
  const path = withoutQuery(pathOfLoc(loc))
  if (path.startsWith(site.base)) return decodeText(path.slice(site.base.length - 1))
  return `${path}/` === site.base ? '/' : undefined
}
