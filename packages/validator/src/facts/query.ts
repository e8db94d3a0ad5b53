import type { LocParts } from '../rule.ts'

/** Finds the first parameter of a query or path whose name is in a list. */
export interface NameFinder {
  inQuery(url: LocParts): string | undefined
  /** Parameters inside a path, as in `;jsessionid=1F`. */
  inPath(url: LocParts): string | undefined
}

/**
 * A finder for a list such as `sort,filter*`, where a star stands for any ending. Case does not matter, and what stands in
 * brackets is not part of a name (`filter[color]` is `filter`).
 */
export function findNames(list: string): NameFinder {
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  if (names.length === 0) return { inQuery: () => undefined, inPath: () => undefined }
  const pattern = names.map((name) => name.replace(/[^\w*]/g, '\\$&').replace(/\*/g, '[^=&;[%/]*')).join('|')
  const query = new RegExp(`(?:^|[&;])(${pattern})(?=$|[=&;[]|%5B)`, 'i')
  const path = new RegExp(`;(${pattern})(?=$|[=;/])`, 'i')
  return {
    inQuery: (url) => (url.query === undefined ? undefined : query.exec(url.query)?.[1]),
    inPath: (url) => (url.path.includes(';') ? path.exec(url.path)?.[1] : undefined),
  }
}
