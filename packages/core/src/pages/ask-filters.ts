import type { Page } from '../model.ts'
import { OptionError } from '../options/error.ts'
import type { ResolvedOptions } from '../options/resolve.ts'

/** The option whose function leaves the page out. */
export function refusingFilter(
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
