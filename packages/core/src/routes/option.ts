import { keepGoodFields } from '../entries/fields.ts'
import { mergeGiven, mergeItems } from '../entries/given.ts'
import type { RouteInput } from '../model.ts'
import { show } from '../options/judge.ts'
import type { RouteList, RoutesOption } from '../options.ts'
import { isRecord } from '../values.ts'
import type { Collection } from './collect.ts'
import { pathBelowBase } from './emitted.ts'
import { readGivenUrl } from './given-url.ts'
import { pathOfLoc } from './loc.ts'

/** Adds the `routes` option: as its own routes, or to the emitted page that answers to the same path. */
export async function addOptionRoutes(collection: Collection): Promise<void> {
  const { routes } = collection.options
  if (!routes) return
  try {
    for await (const item of await listOf(routes)) addItem(item, collection)
  } catch (error) {
    collection.notes.add('routes-failed', { error: error instanceof Error ? error.message : String(error) })
  }
}

async function listOf(routes: RoutesOption): Promise<RouteList> {
  const list: unknown = typeof routes === 'function' ? await routes() : routes
  if (isRecord(list) || Array.isArray(list)) {
    if (Symbol.iterator in list || Symbol.asyncIterator in list) return list as unknown as RouteList
  }
  throw new TypeError(`it must return an array or be a generator, but it returned ${show(list)}.`)
}

function addItem(item: unknown, { drafts, excluded, byFile, emitted, options, notes }: Collection): void {
  const text: unknown = isRecord(item) ? item.url : item
  const exclude = (url: string, reason: 'invalid' | 'duplicate', detail?: string) =>
    excluded.push({ url, stage: 'routes', reason, detail })
  if (typeof text !== 'string') {
    exclude(show(text), 'invalid')
    notes.add('route-invalid', {}, show(text))
    return
  }
  const given: Partial<Item> | undefined = isRecord(item)
    ? keepGoodFields(item, 'routes', text, notes)
    : undefined
  const sources = given?.sources && [given.sources].flat()
  const { loc, problem, repeatsBase } = readGivenUrl(text, options)
  if (repeatsBase) notes.add('route-repeats-base', { base: options.site.base }, text)
  if (!loc || problem) {
    exclude(loc ?? text, 'invalid', problem)
    notes.add(`route-${problem ?? 'invalid'}`, { site: options.site.origin, root: options.site.root }, text)
    return
  }
  const page = byFile.get(emitted.fileOf(loc) ?? '')
  if (page && !loc.includes('?')) {
    const { route } = page
    const merge = page.isGivenByUser ? mergeItems : mergeGiven
    page.route = { ...route, given: merge(given, route.given), sources: sources ?? route.sources }
    page.isGivenByUser = true
    exclude(pathOfLoc(loc), 'duplicate', page.url)
    return
  }
  const path = (pathBelowBase(loc, options.site) ?? pathOfLoc(loc)) + (/\?.*/s.exec(loc)?.[0] ?? '')
  drafts.push({ route: { path, origin: 'routes', given, sources }, url: loc, html: page?.html })
}

type Item = Exclude<RouteInput, string>
