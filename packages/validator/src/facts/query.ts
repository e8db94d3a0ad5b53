import type { LocParts } from '../rule.ts'

/** The names of the parameters of a query, decoded, without what stands in brackets (`filter[color]` is `filter`). */
export const queryNames = ({ query }: LocParts): string[] =>
  query === undefined
    ? []
    : query
        .split(/[&;]/)
        .map((pair) => nameOf(pair))
        .filter(Boolean)

/** The names of parameters inside a path: `;jsessionid=1F`. */
export const pathParameterNames = ({ path }: LocParts): string[] =>
  path.includes(';') ? path.split('/').flatMap((segment) => segment.split(';').slice(1).map(nameOf)) : []

const nameOf = (pair: string): string => decode(pair.split('=', 1)[0]!).split('[', 1)[0]!

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Tells whether a name is in a list such as `sort,filter*`, where a star stands for any ending. Case does not matter. */
export function nameMatcher(list: string): (name: string) => boolean {
  const names = list.split(',').map((name) => name.trim().toLowerCase())
  const exact = new Set(names.filter((name) => !name.endsWith('*')))
  const beginnings = names.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1))
  return (name) => {
    const lower = name.toLowerCase()
    return exact.has(lower) || beginnings.some((beginning) => lower.startsWith(beginning))
  }
}
