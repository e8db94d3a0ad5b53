import type { Excluded } from '../model.ts'
import { pathOfLoc } from '../routes/loc.ts'
import type { DecideContext } from './decide.ts'
import type { KnownPage } from './read-pages.ts'

/** What robots.txt disallows for all is left out; where that is the whole site, nobody can have meant it for the sitemap. */
export function applyRobotsTxt(
  listed: KnownPage[],
  excluded: Excluded[],
  { robots, options, notes }: Pick<DecideContext, 'robots' | 'options' | 'notes'>,
): KnownPage[] {
  if (!robots) return listed
  const judged = listed.map((one) => ({ one, says: robots(one.loc) }))
  const isWholeSite = robots(options.site.root).all && judged.every(({ says }) => says.all)
  if (isWholeSite) notes.add('site-disallowed')
  return judged.flatMap(({ one, says }) => {
    const { page, file } = one
    if (says.all && !isWholeSite) {
      excluded.push({ url: pathOfLoc(page.url), stage: 'pages', reason: 'disallowed', file })
      return []
    }
    for (const engine of says.only) notes.add('disallowed-for-one', {}, `${page.route.path} (${engine})`)
    return one
  })
}
