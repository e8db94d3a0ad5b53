import type { TrailingSlash } from '../runtime.ts'
import { encodePath, tidyPath } from './encode.ts'
import type { Site } from './site.ts'

/** How the site's server spells paths. */
export interface UrlStyle {
  cleanUrls: boolean
  trailingSlash: TrailingSlash
}

/** The path below the base, decoded, under which an emitted HTML file is served: `a/index.html` is `/a/`. The table in the docs, in code. */
export function pathOfFile(file: string, { cleanUrls, trailingSlash }: UrlStyle): string {
  const path = `/${tidyPath(file)}`
  if (path === '/index.html') return '/'
  if (path.endsWith('/index.html')) {
    const folder = path.slice(0, -'index.html'.length)
    return trailingSlash === 'never' ? folder.slice(0, -1) : folder
  }
  if (!cleanUrls || !path.endsWith('.html')) return path
  const clean = path.slice(0, -'.html'.length)
  return trailingSlash === 'always' && !clean.endsWith('.html') ? `${clean}/` : clean
}

/** The URL of a decoded path below the base. The one place where a path becomes a URL. */
export const urlOfPath = (path: string, site: Site): string =>
  site.root + encodePath(tidyPath(path.replace(/^\/+/, '')))
