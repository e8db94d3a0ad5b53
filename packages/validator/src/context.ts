import type { Chosen } from './active-rule.ts'
import type { FileCheck } from './file-check.ts'
import type { FileContext } from './rule.ts'

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
  keep: (fact) => check.facts.keep(rule.id, fact),
})
