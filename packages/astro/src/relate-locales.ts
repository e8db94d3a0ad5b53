import type { Alternate, ListedEntry } from '@mapwright/core'

export interface Locales {
  /** First path segment of a locale to its hreflang code: `{ de: 'de', 'pt-br': 'pt-BR' }`, in the order of the config. */
  codes: Map<string, string>
  /** The locale of pages without such a segment. */
  defaultLocale: string
}

/**
 * Gives the pages that differ only by locale to each other as alternates, with the default locale as `x-default`.
 * A page whose head states alternates keeps its own and takes no part. One pass: the cost grows with the pages, not with their pairs.
 * @param base URL under which the site is served, with its final slash.
 */
export function relateLocales(entries: ListedEntry[], { codes, defaultLocale }: Locales, base: string): void {
  if (codes.size < 2) return
  const groups = new Map<string, Map<string, ListedEntry>>()
  for (const listed of entries) {
    const { loc, alternates } = listed.entry
    if (alternates?.length || !loc.startsWith(base)) continue
    const { locale, rest } = splitLocale(loc.slice(base.length), codes, defaultLocale)
    const group = groups.get(rest)
    if (group) group.set(locale, listed)
    else groups.set(rest, new Map([[locale, listed]]))
  }
  for (const group of groups.values()) {
    if (group.size < 2) continue
    const alternates = alternatesOf(group, codes, defaultLocale)
    for (const { entry } of group.values()) entry.alternates = alternates
  }
}

function splitLocale(path: string, codes: Map<string, string>, defaultLocale: string) {
  const slash = path.indexOf('/')
  const first = slash < 0 ? path : path.slice(0, slash)
  if (!codes.has(first)) return { locale: defaultLocale, rest: path }
  return { locale: first, rest: slash < 0 ? '' : path.slice(slash + 1) }
}

function alternatesOf(
  group: Map<string, ListedEntry>,
  codes: Map<string, string>,
  defaultLocale: string,
): Alternate[] {
  const alternates: Alternate[] = []
  for (const [locale, hreflang] of codes) {
    const listed = group.get(locale)
    if (listed) alternates.push({ hreflang, href: listed.entry.loc })
  }
  const fallback = group.get(defaultLocale)
  if (fallback) alternates.push({ hreflang: 'x-default', href: fallback.entry.loc })
  return alternates
}
