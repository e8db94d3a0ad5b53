import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { judgeRobotsTxt, type Page, type RobotsJudge, readPage } from '@mapwright/core'
import { nodeRuntime } from '@mapwright/core/node'
import type { PageFacts, Settings } from '@mapwright/validator'
import { Failure } from '../failure.ts'
import { explainUnreadable } from './gather.ts'

/**
 * Reads every page of a built site, and answers what is known of a listed URL: missing, an error page, a redirect,
 * noindex, its canonical, disallowed by the site's robots.txt.
 * @param site URL at which the folder is served; without it URLs of any host are taken for its own.
 */
export async function readBuiltSite(
  folder: string,
  shown: string,
  site: string | undefined,
): Promise<NonNullable<Settings['pageFacts']>> {
  const found = await stat(folder).catch((error: NodeJS.ErrnoException) => {
    throw new Failure(explainUnreadable(shown, error))
  })
  if (!found.isDirectory())
    throw new Failure(`--dir must be the folder of a built site, but ${shown} is a file.`)
  const root = (site ?? 'https://site.invalid').replace(/\/*$/, '/')
  const pages = await readPages(folder, root)
  const robots = await readRobots(folder, root)
  return (loc) => {
    const path = pathBelow(loc, site === undefined ? undefined : root)
    if (path === undefined) return undefined
    const file = candidatesFor(path).find((name) => pages.has(name))
    if (file === undefined) return { status: 404 }
    return factsOf(pages.get(file)!, file, robots?.(loc), site === undefined ? loc : undefined)
  }
}

async function readPages(folder: string, root: string): Promise<Map<string, Page>> {
  const pages = new Map<string, Page>()
  for await (const html of nodeRuntime({ root: folder, outDir: folder }).html()) {
    const url =
      root +
      html.path
        .split('/')
        .map(encodeURIComponent)
        .join('/')
        .replace(/(?:^|(?<=\/))index\.html$/, '')
    const { page } = await readPage(
      html,
      { path: `/${html.path}`, file: html.path, origin: 'html' },
      url,
      false,
    )
    pages.set(html.path, page)
  }
  return pages
}

async function readRobots(folder: string, root: string): Promise<RobotsJudge | undefined> {
  if (new URL(root).pathname !== '/') return undefined
  const text = await readFile(join(folder, 'robots.txt'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw new Failure(explainUnreadable(join(folder, 'robots.txt'), error))
  })
  return judgeRobotsTxt(text, `${root}robots.txt`)
}

/** The decoded path below the site's root; undefined for a URL that is not of this site. */
function pathBelow(loc: string, root: string | undefined): string | undefined {
  if (!URL.canParse(loc)) return undefined
  const url = new URL(loc)
  if (root !== undefined && !`${url.origin}${url.pathname}`.startsWith(new URL(root).href)) return undefined
  const base = root === undefined ? '/' : new URL(root).pathname
  try {
    return decodeURIComponent(url.pathname.slice(base.length))
  } catch {
    // A broken escape is loc-invalid-percent-encoding's to say; no file answers to it.
    return url.pathname.slice(base.length)
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

const ERROR_PAGE = /^(?:404|500|_error)(?:\/index)?\.html$/

function factsOf(
  page: Page,
  file: string,
  robots: ReturnType<RobotsJudge> | undefined,
  loc: string | undefined,
): PageFacts {
  return {
    status: ERROR_PAGE.test(file) ? 404 : 200,
    redirectsTo: page.redirectsTo,
    noindex: page.robots.noindex,
    canonical: loc === undefined ? page.canonical : ofSameHost(page.canonical, loc),
    disallowed: robots?.all,
    disallowedFor: robots?.only,
    page: file,
  }
}

/** Without a site, a canonical that was resolved against a made-up host takes the host of the listed URL. */
function ofSameHost(canonical: string | undefined, loc: string): string | undefined {
  if (canonical === undefined || new URL(canonical).host !== 'site.invalid') return canonical
  return new URL(new URL(canonical).pathname + new URL(canonical).search, loc).href
}
