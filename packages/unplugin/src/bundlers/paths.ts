import { isAbsolute, relative, resolve, sep } from 'node:path'

/** A path with forward slashes; `separator` is the platform's own. A backslash in a POSIX name is a letter like any other. */
export const toPosix = (path: string, separator: string = sep): string =>
  separator === '/' ? path : path.replaceAll(separator, '/')

/** `file` as seen from `folder`, POSIX; undefined where it lies outside. */
export function pathInside(folder: string, file: string): string | undefined {
  const path = toPosix(relative(folder, file))
  return path === '' || path === '..' || path.startsWith('../') || isAbsolute(path) ? undefined : path
}

/** `file` as seen from `folder`, POSIX, also where it lies outside. */
export const pathFrom = (folder: string, file: string): string => toPosix(relative(folder, file))

/** An absolute path as module ids have it: with forward slashes on every platform. */
export const absolute = (root: string, path: string): string => toPosix(resolve(root, path))

export const isHtml = (path: string): boolean => /\.html?$/i.test(path)

/** The path under which a bundler's output is served; a CDN, `auto` and a relative path say only where assets are. */
export const baseOf = (publicPath: unknown): string =>
  typeof publicPath === 'string' && /^\/(?!\/)/.test(publicPath) ? publicPath : '/'
