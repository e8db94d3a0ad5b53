import type { Chosen } from './active-rule.ts'
import type { FileCheck } from './file-check.ts'
import type { FileContext } from './rule.ts'

const shared = new WeakMap<FileCheck, Map<string, unknown>>()

function share<T>(check: FileCheck, name: string, make: () => T): T {
  const things = shared.get(check) ?? new Map<string, unknown>()
  shared.set(check, things)
  if (!things.has(name)) things.set(name, make())
  return things.get(name) as T
}

/** The file as one rule sees it. */
export const makeContext = (check: FileCheck, { rule, params }: Chosen): FileContext => ({
  path: check.input.path,
  url: check.url,
  kind: check.kind,
  settings: check.settings,
  params,
  locate: (at) => check.locate(at),
  crossSubmitted: (host) => {
    const { crossSubmit } = check.settings
    return typeof crossSubmit === 'boolean' ? crossSubmit : crossSubmit.includes(host)
  },
  earlier: (url) => check.locs.earlier(url.value),
  find: (text) => check.locs.find(text),
  keep: (fact) => check.facts.keep(rule.id, fact),
  shared: (name, make) => share(check, name, make),
})
