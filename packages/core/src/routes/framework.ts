import type { Runtime } from '../runtime.ts'
import type { Collection } from './collect.ts'
import { encodePath, encodeText } from './encode.ts'
import { pathOfLoc } from './loc.ts'

/** Adds what the framework knows: to the pages it emitted, and the routes that have no HTML. */
export async function addFrameworkRoutes(
  { drafts, excluded, byFile, emitted, options, notes }: Collection,
  runtime: Runtime,
): Promise<void> {
  if (!runtime.routes) return
  for await (const route of runtime.routes()) {
    const [path = '', ...query] = route.path.split('?')
    const search = query.length > 0 ? `?${encodeText(query.join('?'))}` : ''
    const url = options.site.root + encodePath(path.replace(/^\//, '')) + search
    const draft = byFile.get(route.file ?? (search === '' ? emitted.fileOf(url) : undefined) ?? '')
    if (draft) {
      draft.route = {
        ...draft.route,
        given: route.given ?? draft.route.given,
        sources: route.sources ?? draft.route.sources,
      }
    } else if (route.file === undefined) {
      drafts.push({ route: { ...route, origin: 'framework' }, url })
    } else {
      excluded.push({
        url: pathOfLoc(url),
        stage: 'routes',
        reason: 'invalid',
        detail: 'not emitted',
        file: route.file,
      })
      notes.add('route-not-emitted', {}, pathOfLoc(url))
    }
  }
}
