import { isRecord } from '../values.ts'

/**
 * The `dateModified` of the node of JSON-LD (schema.org) that describes the page itself: of the script's own nodes (arrays and `@graph`
 * opened, nothing that is nested in a property but `mainEntity`), those that name this page by `url`, `@id` or `mainEntityOfPage`, else those that
 * name none. Undefined where they disagree: a list of articles says nothing of the list.
 */
export function dateOfJsonLd(
  scripts: string[],
  isThisPage: (url: string) => boolean,
): { date?: string; broken: boolean } {
  const named: string[] = []
  const unnamed: string[] = []
  let broken = false
  for (const script of scripts) {
    if (!script.includes('dateModified')) continue
    let parsed: unknown
    try {
      parsed = JSON.parse(withoutWrapper(script))
    } catch {
      broken = true
      continue
    }
    for (const node of ownNodes(parsed)) {
      const date = dateOf(node.dateModified)
      if (date === undefined) continue
      const urls = namesOf(node)
      if (urls.length === 0) unnamed.push(date)
      else if (urls.some(isThisPage)) named.push(date)
    }
  }
  const dates = new Set(named.length > 0 ? named.slice(0, 1) : unnamed)
  return { date: dates.size === 1 ? [...dates][0] : undefined, broken }
}

type Node = Record<string, unknown>

function ownNodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(ownNodes)
  if (!isRecord(value)) return []
  return [value, ...ownNodes(value['@graph']), ...ownNodes(value.mainEntity)]
}

function dateOf(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value
  if (isRecord(first)) return dateOf(first['@value'])
  return typeof first === 'string' ? first.trim() : undefined
}

/** The URLs by which a node says which page it is about. Blank node ids and bare words are no URLs. */
function namesOf(node: Node): string[] {
  const about = isRecord(node.mainEntityOfPage)
    ? [node.mainEntityOfPage['@id'], node.mainEntityOfPage.url]
    : [node.mainEntityOfPage]
  return [node.url, node['@id'], ...about].filter(
    (name): name is string => typeof name === 'string' && /^(?:https?:|\/|#|\.)/i.test(name),
  )
}

/** Old templates wrap scripts in a comment or a CDATA section. */
const withoutWrapper = (script: string) =>
  script.replace(/^\s*(?:\/\/\s*)?(?:<!--|<!\[CDATA\[)/, '').replace(/(?:\/\/\s*)?(?:-->|\]\]>)\s*$/, '')
