import { readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { judgeHeaders, judgeRobots, judgeRobotsTxt, readPage } from '@mapwright/core'
import { nodeRuntime } from '@mapwright/core/node'
import type { PageFacts, Settings } from '@mapwright/validator'
import fastGlob from 'fast-glob'
import { Failure } from '../failure.ts'
import { urlBelow } from './members.ts'
import { explainUnreadable, isSystemError } from './unreadable.ts'

type AskPage = NonNullable<Settings['pageFacts']>

/** The host of pages while nobody said where they are served. */
const NOWHERE = 'https://site.invalid/'

/**
 * Reads every page of a built site, and answers what is known of a listed URL: missing, an error page, a redirect,
 * noindex, its canonical, disallowed by the site's robots.txt.
 * @param site URL at which the folder is served; without it the first URL that is asked for tells the host.
 * @throws Failure where the folder cannot be read.
 */
export async function readBuiltSite(shown: string, cwd: string, site: string | undefined): Promise<AskPage> {
  const folder = resolve(cwd, shown)
  try {
    if (!(await stat(folder)).isDirectory()) {
      throw new Failure(`--dir must be the folder of a built site, but ${shown} is a file.`)
    }
    const root = site === undefined ? NOWHERE : site.replace(/\/*$/, '/')
    const pages = await readPages(folder, root)
    const hostFiles = new URL(root).pathname === '/' ? await readHostFiles(folder) : {}
    return site === undefined ? askAnyHost(pages, hostFiles) : askBelow(root, pages, hostFiles)
  } catch (error) {
    throw isSystemError(error) ? new Failure(explainUnreadable(error.path ?? shown, error)) : error
  }
}

/** Emitted files by path; facts where they are pages. */
type Pages = Map<string, PageFacts>

async function readPages(folder: string, root: string): Promise<Pages> {
  const all = await fastGlob('**', { cwd: folder, dot: true, ignore: ['**/node_modules/**'] })
  const pages: Pages = new Map(all.map((path) => [path, { status: 200, page: path }]))
  for await (const html of nodeRuntime({ root: folder, outDir: folder }).html()) {
    const path = `/${html.path}`
    const url = urlBelow(root, html.path).replace(/(?<=\/)index\.html$/, '')
    const { page } = await readPage(html, { path, file: html.path, origin: 'html' }, url, false)
    pages.set(html.path, {
      status: ERROR_PAGE.test(html.path) ? 404 : 200,
      redirectsTo: page.redirectsTo,
      noindex: page.robots.noindex,
      canonical: page.canonical,
      page: html.path,
    })
  }
  return pages
}

const ERROR_PAGE = /^(?:404|500|_error)(?:\/index)?\.html$/

interface HostTexts {
  robots?: string
  headers?: string
}

async function readHostFiles(folder: string): Promise<HostTexts> {
  const read = (name: string) =>
    readFile(join(folder, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
  return { robots: await read('robots.txt'), headers: await read('_headers') }
}

function askBelow(root: string, pages: Pages, { robots = '', headers = '' }: HostTexts): AskPage {
  const { origin, host, pathname: base } = new URL(root)
  const robotsJudge = judgeRobotsTxt(robots, `${origin}/robots.txt`)
  const headersJudge = judgeHeaders(headers, host)
  return (loc) => {
    const path = pathIn(loc, origin, base)
    if (path === undefined) return undefined
    const file = candidatesFor(path).find((name) => pages.has(name))
    if (file === undefined) return { status: 404 }
    const facts = pages.get(file)!
    const disallowed = robotsJudge?.(loc)
    return {
      ...facts,
      noindex: facts.noindex || judgeRobots(headersJudge?.(loc) ?? []).noindex,
      canonical: facts.canonical?.replace(NOWHERE, root),
      redirectsTo: facts.redirectsTo?.replace(NOWHERE, root),
      disallowed: disallowed?.all,
      disallowedFor: disallowed?.only,
    }
  }
}

/** The host of the first URL is taken for that of the site. */
function askAnyHost(pages: Pages, texts: HostTexts): AskPage {
  let ask: AskPage | undefined
  return (loc) => {
    if (!ask && /^https?:\/\//i.test(loc) && URL.canParse(loc))
      ask = askBelow(`${new URL(loc).origin}/`, pages, texts)
    return ask?.(loc)
  }
}

/** The decoded path below the site's root; undefined for a URL that is not of this site. */
function pathIn(loc: string, origin: string, base: string): string | undefined {
  if (!URL.canParse(loc)) return undefined
  const url = new URL(loc)
  if (url.origin !== origin || !`${url.pathname}/`.startsWith(base)) return undefined
  const path = url.pathname.slice(base.length)
  try {
    return decodeURIComponent(path)
  } catch {
    // A broken escape is a rule's to report; no file answers to it.
    return path
  }
}

/** Files that may answer to a path, as static hosts look for them. */
function candidatesFor(path: string): string[] {
  const bare = path.replace(/\/$/, '')
  if (bare === '') return ['index.html']
  return path.endsWith('/')
    ? [`${bare}/index.html`, `${bare}.html`]
    : [bare, `${bare}.html`, `${bare}/index.html`]
}
