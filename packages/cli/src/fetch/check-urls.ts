import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkFile, type FileResult, joinSet, type Report, type Settings } from '@mapwright/validator'
import { checkFiles } from '../check-files.ts'
import type { CheckFlags } from '../commands/check.ts'
import { readCount } from '../flags.ts'
import type { Source } from '../inputs/gather.ts'
import type { Terminal } from '../print.ts'
import { crawl } from './crawl.ts'
import { allowListedHosts } from './cross-submit.ts'
import { type Download, download } from './download.ts'
import { askPages } from './pages.ts'
import { LIMITS, RequestError, type RequestLimits } from './request.ts'

/**
 * Checks sitemaps where they are served: the files at the URLs and all that they name, each fetched once into a temporary
 * folder, so that what needs a second look (other hosts, the live pages) reads it again from there.
 */
export async function checkUrls(
  urls: string[],
  others: FileResult[],
  flags: CheckFlags,
  settings: Settings,
  terminal: Terminal,
): Promise<Report> {
  const limits: RequestLimits = { ...LIMITS, allowPrivate: flags.allowPrivate === true }
  const folder = await mkdtemp(join(tmpdir(), 'mapwright-'))
  try {
    const fetched = new Map<string, Download>()
    const results = await crawl(await findFirst(urls, limits), {
      fetch: (url) => fetchInto(folder, fetched, url, limits),
      check: (file) => checkDownload(file, settings),
      cut: (reason) => terminal.err(`${reason}\n`),
    })
    const allowed = await allowListedHosts(results, settings, limits)
    const knowing = { ...settings, crossSubmit: allowed }
    const pageFacts = flags.pages
      ? await askPages(sourcesOf(results, fetched), readCount('--sample', flags.sample, 0), limits, terminal)
      : settings.pageFacts
    const again = allowed !== settings.crossSubmit || pageFacts !== settings.pageFacts
    const judged = again ? await recheck(results, fetched, { ...knowing, pageFacts }) : results
    return joinSet([...others, ...judged], { ...knowing, pageFacts })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A bare origin stands for what its robots.txt names, and for /sitemap.xml where that names nothing. */
async function findFirst(urls: string[], limits: RequestLimits): Promise<string[]> {
  const first: string[] = []
  for (const url of urls) {
    const { origin, pathname, search, href } = new URL(url)
    if (pathname !== '/' || search !== '') {
      first.push(href)
      continue
    }
    const { namesSitemaps, isThere } = await askRobots(origin, limits)
    if (isThere) first.push(`${origin}/robots.txt`)
    if (!namesSitemaps) first.push(`${origin}/sitemap.xml`)
  }
  return [...new Set(first)]
}

async function askRobots(
  origin: string,
  limits: RequestLimits,
): Promise<{ isThere: boolean; namesSitemaps: boolean }> {
  const { fetchRobots } = await import('./robots.ts')
  const robots = await fetchRobots(origin, limits)
  return { isThere: robots.status === 200, namesSitemaps: robots.sitemaps.length > 0 }
}

async function fetchInto(
  folder: string,
  fetched: Map<string, Download>,
  url: string,
  limits: RequestLimits,
): Promise<Download> {
  const name = String(fetched.size)
  const unreadable = { url, served: { status: 0 }, file: '', size: 0 }
  fetched.set(url, unreadable)
  try {
    const file = await download(url, folder, name, limits)
    fetched.set(url, file)
    return file
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    const failed = { ...unreadable, served: { status: 0, failure: error.message } }
    fetched.set(url, failed)
    return failed
  }
}

/** What an answer other than 200 carries is not the sitemap: only the answer itself is judged. */
const checkDownload = ({ url, file, served }: Download, settings: Settings): Promise<FileResult> =>
  checkFile(
    {
      path: url,
      url,
      served,
      bytes: served.status === 200 ? createReadStream(file, { highWaterMark: 64 * 1024 }) : [],
    },
    settings,
  )

const sourcesOf = (results: FileResult[], fetched: Map<string, Download>): Source[] =>
  results
    .map(({ path }) => fetched.get(path)!)
    .filter(({ served }) => served.status === 200)
    .map(({ url, file, size, served }) => ({
      path: url,
      url,
      served,
      file: { path: file, size },
      open: () => createReadStream(file),
    }))

/** The same files with what was found out meanwhile; what could not be read stays as it was judged. */
async function recheck(
  results: FileResult[],
  fetched: Map<string, Download>,
  settings: Settings,
): Promise<FileResult[]> {
  const again = await checkFiles(sourcesOf(results, fetched), settings)
  const byPath = new Map(again.map((result) => [result.path, result]))
  return results.map((result) => byPath.get(result.path) ?? result)
}
