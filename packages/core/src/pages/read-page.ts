import type { Alternate, Page, Route } from '../model.ts'
import { resolveLoc, toLoc } from '../routes/loc.ts'
import type { HtmlFile } from '../runtime.ts'
import type { BodyDates } from './body.ts'
import type { Head } from './head.ts'
import { dateOfJsonLd } from './json-ld.ts'
import { readHtml } from './read-html.ts'
import { judgeRobots } from './robots-meta.ts'

/** Delay in seconds below which a refresh to another page is a redirect. */
const REDIRECT_BELOW = 10

/** Something in a document that is not as it should be; becomes a note. */
export interface PageProblem {
  id: 'canonicals-differ' | 'canonical-invalid' | 'alternate-invalid' | 'json-ld-broken'
  detail: string
}

/** Reads what an emitted document says of itself. */
export async function readPage(
  file: HtmlFile,
  route: Route,
  url: string,
  wantsDates: boolean,
): Promise<{ page: Page; problems: PageProblem[] }> {
  const { head, body, isDocument, bytesRead } = await readHtml(file, wantsDates)
  const problems: PageProblem[] = []
  const base = (head.base !== undefined && resolveLoc(head.base, url)) || url
  const canonical = readCanonical(head, base, problems)
  const page: Page = {
    route,
    url,
    canonical: canonical === url ? url : detach(canonical),
    robots: judgeRobots(head.robots),
    redirectsTo: detach(readRedirect(head, base)),
    alternates: readAlternates(head, base, problems),
    lang: detach(head.lang),
    title: detach(head.title),
    dates: wantsDates ? readDates(head, body, [url, canonical], base, problems) : [],
    bytesRead,
    isDocument,
  }
  return { page, problems }
}

/**
 * A copy of a text that was cut out of a longer one. Engines keep the longer one alive for the piece: without this a site of a million pages
 * would hold all their heads in memory.
 */
const detach = <T extends string | undefined>(text: T): T =>
  text === undefined ? text : ([text.slice(0, 1), text.slice(1)].join('') as T)

function readCanonical({ canonicals }: Head, base: string, problems: PageProblem[]): string | undefined {
  let first: string | undefined
  for (const href of canonicals) {
    const loc = resolveLoc(href, base)
    if (!loc) problems.push({ id: 'canonical-invalid', detail: detach(href) })
    else if (first && loc !== first) problems.push({ id: 'canonicals-differ', detail: `${first}, ${loc}` })
    first ??= loc
  }
  return first
}

function readRedirect({ refresh }: Head, base: string): string | undefined {
  if (refresh?.url === undefined || refresh.seconds >= REDIRECT_BELOW) return undefined
  return resolveLoc(refresh.url, base)
}

function readAlternates(head: Head, base: string, problems: PageProblem[]): Alternate[] {
  const alternates: Alternate[] = []
  for (const { hreflang, href } of head.alternates) {
    const loc = resolveLoc(href, base)
    if (loc) alternates.push({ hreflang: detach(hreflang), href: detach(loc) })
    else problems.push({ id: 'alternate-invalid', detail: detach(href) })
  }
  return alternates
}

/** Names of the elements that state a date, in order of trust. */
const META_NAMES = {
  'article:modified_time': 'meta article:modified_time',
  'last-modified': 'meta last-modified',
} as const
const JSON_LD = 'JSON-LD dateModified'
const MICRODATA = 'microdata dateModified'

function readDates(
  head: Head,
  body: BodyDates | undefined,
  own: (string | undefined)[],
  base: string,
  problems: PageProblem[],
): Page['dates'] {
  const dates: Page['dates'] = []
  if (head.metaDates.length === 0 && head.jsonLd.length === 0 && !body) return dates
  const add = (value: string | undefined, where: string) => {
    if (value) dates.push({ value: detach(value), where })
  }
  for (const [name, where] of Object.entries(META_NAMES)) {
    add(head.metaDates.find((date) => date.name === name)?.value, where)
  }
  const ownPaths = own.flatMap((url) => (url ? comparablePath(url) : []))
  const jsonLd = dateOfJsonLd(body?.jsonLd ?? head.jsonLd, (name) => {
    const url = resolveLoc(name, base)
    return url !== undefined && ownPaths.includes(comparablePath(url))
  })
  if (jsonLd.broken) problems.push({ id: 'json-ld-broken', detail: own[0]! })
  add(jsonLd.date, JSON_LD)
  const inMeta = head.metaDates.filter(({ name }) => name === 'datemodified').map(({ value }) => value)
  const microdata = new Set([...inMeta, ...(body?.microdata ?? [])])
  if (microdata.size === 1) add([...microdata][0], MICRODATA)
  return dates
}

/** The path of a URL without what servers add or leave out: index.html, .html, the last slash. The host may be a preview's. */
const comparablePath = (url: string) =>
  new URL(toLoc(url) ?? url).pathname.replace(/(?:\/|\/index\.html|\.html)$/, '')
