import type { Note, RobotsResult } from '../model.ts'
import type { RobotsPolicy } from '../options.ts'
import { readRobots } from './robots-lines.ts'
import { note } from './words.ts'

export const ROBOTS_PATH = 'robots.txt'

export interface RobotsInput {
  /** The file in the output folder as it is, where there is one. */
  existing?: Uint8Array
  /** URL of our entrance; absent where this run writes none. */
  entrance?: string
  /** URLs of other sitemaps that robots.txt shall name. */
  sitemaps: string[]
  policies: RobotsPolicy[]
  /** True where the output folder is not served at the root of its host. */
  underBase: boolean
}

export interface RobotsOutcome extends RobotsResult {
  /** The whole file to write; absent where nothing is written. */
  bytes?: Uint8Array
  /** `Sitemap:` values that were in the file already. */
  named: string[]
  notes: Note[]
}

const encoder = new TextEncoder()

/** Sees to it that robots.txt names our sitemaps, each once. What is in the file stays byte for byte. */
export function prepareRobots(input: RobotsInput): RobotsOutcome {
  const { existing, entrance, sitemaps, policies, underBase } = input
  const wanted = [...new Set(entrance === undefined ? sitemaps : [entrance, ...sitemaps])]
  const outcome = { path: ROBOTS_PATH, named: [] as string[], notes: [] as Note[] }
  if (underBase) return { ...outcome, action: 'printed', notes: wanted.map((url) => lineToAdd(url, 'base')) }
  if (existing === undefined && wanted.length === 0) return { ...outcome, action: 'unchanged' }
  if (existing === undefined) {
    const text = `${renderPolicies(policies)}\n${lines(wanted, '\n')}`
    return { ...outcome, action: 'created', bytes: encoder.encode(text) }
  }
  if (isUtf16(existing)) {
    return { ...outcome, action: 'printed', notes: wanted.map((url) => lineToAdd(url, 'encoding')) }
  }

  const shape = readRobots(new TextDecoder('utf-8', { ignoreBOM: true }).decode(existing))
  outcome.named = shape.sitemaps
  if (policies.length > 0 && !startsWith(existing, encoder.encode(renderPolicies(policies)))) {
    outcome.notes.push(note('robots-policies-unused', { file: ROBOTS_PATH }))
  }
  const missing = wanted.filter((url) => !shape.sitemaps.some((named) => isSameUrl(named, url)))
  if (missing.length === 0) return { ...outcome, action: 'unchanged' }
  const { newline, isEmpty, endsInNewline, endsInBlankLine } = shape
  // A blank line first: a record right below a group would look like a part of it.
  const gap = isEmpty || endsInBlankLine ? '' : endsInNewline ? newline : newline + newline
  return {
    ...outcome,
    action: 'appended',
    bytes: join(existing, encoder.encode(gap + lines(missing, newline))),
  }
}

/** The groups of a robots.txt that is made because there is none. */
export function renderPolicies(policies: RobotsPolicy[]): string {
  if (policies.length === 0) return 'User-agent: *\nAllow: /\n'
  return policies.map(renderPolicy).join('\n')
}

function renderPolicy({ userAgent, allow, disallow, crawlDelay }: RobotsPolicy): string {
  const records = [
    ...list(userAgent).map((agent) => `User-agent: ${agent}`),
    ...list(allow).map((path) => `Allow: ${path}`),
    ...list(disallow).map((path) => `Disallow: ${path}`),
    ...(crawlDelay === undefined ? [] : [`Crawl-delay: ${crawlDelay}`]),
  ]
  const saysNothing = allow === undefined && disallow === undefined
  return `${[...records, ...(saysNothing ? ['Allow: /'] : [])].join('\n')}\n`
}

const list = (value: string | string[] | undefined) => (value === undefined ? [] : [value].flat())
const lines = (urls: string[], newline: string) => urls.map((url) => `Sitemap: ${url}${newline}`).join('')
const lineToAdd = (url: string, why: 'base' | 'encoding') =>
  note('robots-line-to-add', { line: `Sitemap: ${url}`, robots: new URL('/robots.txt', url).href }, why)

export const isSameUrl = (a: string, b: string): boolean =>
  a === b || (URL.canParse(a) && URL.canParse(b) && new URL(a).href === new URL(b).href)

const isUtf16 = ([a, b]: Uint8Array) => (a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)
const startsWith = (bytes: Uint8Array, start: Uint8Array) => start.every((byte, i) => bytes[i] === byte)

function join(a: Uint8Array, b: Uint8Array): Uint8Array {
  const joined = new Uint8Array(a.length + b.length)
  joined.set(a)
  joined.set(b, a.length)
  return joined
}
