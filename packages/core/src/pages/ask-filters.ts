import type { Excluded, Page } from '../model.ts'
import { OptionError } from '../options/error.ts'
import type { ResolvedOptions } from '../options/resolve.ts'
import { pathOfLoc } from '../routes/loc.ts'
import type { KnownPage } from './read-pages.ts'

/** Include and exclude as functions; as patterns they have been applied to the routes. */
export function applyFilters(
  pages: KnownPage[],
  excluded: Excluded[],
  options: ResolvedOptions,
): KnownPage[] {
  if (typeof options.include !== 'function' && typeof options.exclude !== 'function') return pages
  return pages.filter(({ page, file }) => {
    const detail = refusingFilter(page, options)
    if (detail) excluded.push({ url: pathOfLoc(page.url), stage: 'pages', reason: 'filtered', detail, file })
    return !detail
  })
}

/** The option whose function leaves the page out. */
function refusingFilter(
  page: Page,
  { include, exclude }: ResolvedOptions,
): 'include' | 'exclude' | undefined {
  if (typeof exclude === 'function' && ask(exclude, page, 'exclude')) return 'exclude'
  if (typeof include === 'function' && !ask(include, page, 'include')) return 'include'
  return undefined
}

function ask(filter: (page: Page) => boolean, page: Page, option: string): boolean {
  try {
    const answer: unknown = filter(page)
    if (answer instanceof Promise) throw new TypeError('it returned a promise; it must answer at once.')
    return Boolean(answer)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new OptionError(
      option,
      `The function of the option \`${option}\` failed for ${page.url}: ${reason}`,
    )
  }
}
