import { decodeText } from '../routes/encode.ts'
import { pathOfLoc, withoutQuery } from '../routes/loc.ts'

/** Directives of X-Robots-Tag that a `_headers` file sends with a URL; the name is `robots` where no crawler is named. */
export type HeaderJudge = (loc: string) => { name: string; content: string }[]

interface HeaderRule {
  matches(path: string): boolean
  directives: { name: string; content: string }[]
  detaches: boolean
}

/**
 * Reads a `_headers` file (Netlify, Cloudflare Pages): a path (`*` and `:name` stand for anything), below it indented headers.
 * A rule for another host, such as that of previews, does not speak of this site. Undefined where no rule has X-Robots-Tag.
 */
export function judgeHeaders(text: string, siteHost: string): HeaderJudge | undefined {
  const rules: HeaderRule[] = []
  let rule: HeaderRule | undefined
  for (const line of text.split(/\r\n|\r|\n/)) {
    const content = line.trim()
    if (content === '' || content.startsWith('#')) continue
    if (/^\S/.test(line)) {
      rule = readRule(content, siteHost)
      if (rule) rules.push(rule)
    } else if (rule) addHeader(rule, content)
  }
  const speaking = rules.filter(({ directives, detaches }) => directives.length > 0 || detaches)
  if (speaking.length === 0) return undefined
  return (loc) => {
    const path = withoutQuery(pathOfLoc(loc))
    const matching = speaking.filter((one) => one.matches(path))
    return matching.some(({ detaches }) => detaches) ? [] : matching.flatMap(({ directives }) => directives)
  }
}

function readRule(pattern: string, siteHost: string): HeaderRule | undefined {
  const [, host, path] = /^(?:https?:\/\/([^/]*))?(\/.*)?$/i.exec(pattern) ?? []
  if (host === undefined && path === undefined) return undefined
  if (host !== undefined && host.toLowerCase() !== siteHost) return undefined
  const source = (path ?? '/').split(/(\*|:[A-Za-z]\w*)/)
  const regex = new RegExp(
    `^${source.map((part, i) => (i % 2 === 0 ? literal(part) : part === '*' ? '.*' : '[^/]+')).join('')}$`,
  )
  return { matches: (url) => regex.test(url) || regex.test(decodeText(url)), directives: [], detaches: false }
}

function addHeader(rule: HeaderRule, line: string): void {
  if (/^!\s*x-robots-tag$/i.test(line)) rule.detaches = true
  const [, value] = /^x-robots-tag\s*:\s*(.*)$/i.exec(line) ?? []
  if (value === undefined) return
  // `otherbot: noindex` names a crawler; `max-snippet: 10` does not.
  const [, name, content] = /^([a-z][a-z-]*)\s*:\s*(.*)$/i.exec(value) ?? []
  const isDirective = name === undefined || /^(?:unavailable_after|max-)/i.test(name)
  rule.directives.push(
    isDirective ? { name: 'robots', content: value } : { name: name.toLowerCase(), content: content! },
  )
}

const literal = (text: string) => text.replace(/[\\^$.+?()[\]{}|*]/g, '\\$&')
