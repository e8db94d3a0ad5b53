import { open } from 'node:fs/promises'
import { join, posix, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { FileResult } from '@mapwright/validator'
import fastGlob from 'fast-glob'
import { fromDisk, type Source } from './gather.ts'

/** A folder that is checked as the output of a build. */
export interface Folder {
  /** As written on the command line. */
  path: string
  absolute: string
  /** URL at which the folder is served, with its final slash. */
  root: string | undefined
}

export const openFolder = (path: string, cwd: string, site: string | undefined): Folder => ({
  path,
  absolute: resolve(cwd, path),
  root: site?.replace(/\/*$/, '/'),
})

/**
 * What is checked of a folder without asking any file: robots.txt at its top, `sitemap*`, and any XML whose root is
 * urlset or sitemapindex. Files that robots.txt or an index names come later (`findNamed`).
 */
export async function listFolder(folder: Folder): Promise<Source[]> {
  const found = await fastGlob(['robots.txt', '**/*.xml', '**/*.xml.gz', '**/sitemap*.{txt,txt.gz}'], {
    cwd: folder.absolute,
    caseSensitiveMatch: false,
    followSymbolicLinks: false,
    ignore: ['**/node_modules/**'],
    stats: true,
    suppressErrors: true,
  })
  const sources: Source[] = []
  for (const { path, stats } of found.sort((a, b) => compare(a.path, b.path))) {
    const certain = path === 'robots.txt' || /^sitemap/i.test(posix.basename(path))
    if (certain || (await isSitemap(join(folder.absolute, path)))) {
      sources.push(sourceIn(folder, path, stats?.size ?? 0))
    }
  }
  return sources
}

/** robots.txt first, then by name. */
const compare = (a: string, b: string) =>
  Number(b === 'robots.txt') - Number(a === 'robots.txt') || (a < b ? -1 : 1)

const sourceIn = (folder: Folder, path: string, size: number): Source =>
  fromDisk(
    posix.join(folder.path.replaceAll('\\', '/'), path),
    join(folder.absolute, path),
    size,
    folder.root === undefined ? undefined : folder.root + encodeURI(path),
  )

/** Reads the beginning of an XML file for its root element. */
async function isSitemap(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8192), 0, 8192, 0)
    return /<(?:[\w.-]+:)?(?:urlset|sitemapindex)[\s/>]/.test(
      unpack(buffer.subarray(0, bytesRead)).toString('latin1'),
    )
  } finally {
    await handle.close()
  }
}

function unpack(head: Buffer): Buffer {
  if (head[0] !== 0x1f || head[1] !== 0x8b) return head
  try {
    return gunzipSync(head, { finishFlush: 2 })
  } catch {
    // A broken gzip file under another name than sitemap* says nothing of itself: it is not one of ours to judge.
    return Buffer.alloc(0)
  }
}

/** Files of the folder that robots.txt or an index names and that are not among the checked ones yet. */
export async function findNamed(
  folder: Folder,
  results: FileResult[],
  known: Set<string>,
): Promise<Source[]> {
  const sources: Source[] = []
  for (const { loc } of results.flatMap(({ facts }) => facts.children)) {
    const path = pathIn(folder, loc)
    if (path === undefined || known.has(posix.join(folder.path, path))) continue
    known.add(posix.join(folder.path, path))
    const [match] = await fastGlob(fastGlob.escapePath(path), {
      cwd: folder.absolute,
      stats: true,
      suppressErrors: true,
    })
    if (match) sources.push(sourceIn(folder, path, match.stats?.size ?? 0))
  }
  return sources
}

/** The file of the folder behind a URL; undefined where it is served elsewhere. Without a site any host is taken for ours. */
function pathIn({ root }: Folder, loc: string): string | undefined {
  if (!URL.canParse(loc)) return undefined
  const url = new URL(loc)
  if (root !== undefined && !url.href.startsWith(new URL(root).href)) return undefined
  const base = root === undefined ? '/' : new URL(root).pathname
  try {
    const path = decodeURIComponent(url.pathname).slice(base.length)
    return path === '' || path.split('/').includes('..') ? undefined : path
  } catch {
    return undefined
  }
}
