import { basename, relative, resolve, sep } from 'node:path'
import type { FileResult, Settings } from '@mapwright/validator'
import { checkFiles } from '../check-files.ts'
import { Failure } from '../failure.ts'
import type { Terminal } from '../print.ts'
import type { Progress } from '../progress.ts'
import type { Gathered, Source } from './gather.ts'

/** What is asked of a check beside its settings. */
export interface Request {
  url: string | undefined
  dir: string | undefined
  /** Live pages to ask; 0 is all, undefined none. */
  sample: number | undefined
  allowPrivate: boolean
}

/** A file of the set that is checked, with what was found in it. */
export interface Member {
  source: Source
  result: FileResult
  /** The settings that hold for this file alone. */
  own?: Partial<Settings>
}

export interface Members {
  list: Member[]
  /** A line for each URL named on the command line that could not be read. */
  unread: string[]
  /** Removes what was fetched. */
  close(): Promise<void>
}

/** Finds and checks every file that is asked for: those named, those of folders, and those that indexes and robots.txt name there. */
export async function gatherMembers(
  { sources, folders, urls }: Gathered,
  request: Request,
  settings: Settings,
  terminal: Terminal,
  progress: Progress,
): Promise<Members> {
  const spooled = request.sample === undefined ? sources : await spoolAll(sources)
  const placed = spooled.map((source) => placeFile(source, request.dir, settings.site, terminal.cwd))
  const list = await checkNamed(placed, request, settings, terminal)
  for (const folder of folders) {
    const { checkFolder } = await import('./folder.ts')
    list.push(...(await checkFolder(folder, request.dir, settings, terminal.cwd)))
  }
  if (urls.length === 0) return { list, unread: [], close: async () => {} }
  const { checkUrls } = await import('../fetch/check-urls.ts')
  const fetched = await checkUrls(urls, request, settings, terminal, progress)
  return { ...fetched, list: [...list, ...fetched.list] }
}

/** The files named one by one; with the built site at hand also those that an index among them names there. */
async function checkNamed(
  sources: Source[],
  { dir }: Request,
  settings: Settings,
  { cwd }: Terminal,
): Promise<Member[]> {
  const members = await checkMembers(sources, settings)
  if (dir === undefined || !members.some(({ result }) => result.facts.children.length > 0)) return members
  const { followNamed, openFolder } = await import('./follow-named.ts')
  return followNamed(openFolder(dir, dir, settings.site, cwd), members, settings)
}

export async function checkMembers(sources: Source[], settings: Settings): Promise<Member[]> {
  const results = await checkFiles(sources, settings)
  return sources.map((source, index) => ({ source, result: results[index]! }))
}

/** Checks the same files again, with more known of them. In the set each keeps the URL by which it is known. */
export async function recheck(members: Member[], settings: Settings): Promise<void> {
  for (const member of members) {
    const [result] = await checkFiles([member.source], { ...settings, ...member.own })
    member.result = { ...result!, url: member.result.url }
  }
}

/**
 * Where a file that is named alone is served: below the built site if it lies there, else at the site's root, since its path on
 * this machine says nothing of the site.
 */
function placeFile(source: Source, dir: string | undefined, site: string | undefined, cwd: string): Source {
  if (site === undefined || source.url !== undefined || source.file === undefined) return source
  const below = dir === undefined ? undefined : pathBelow(resolve(cwd, dir), source.file.path)
  return { ...source, url: urlBelow(site, below ?? basename(source.file.path)) }
}

/** The path of a file below a folder, POSIX; undefined where it lies elsewhere. */
export function pathBelow(folder: string, file: string): string | undefined {
  const path = relative(folder, file)
  return path === '..' || path.startsWith(`..${sep}`) || path.startsWith(sep)
    ? undefined
    : path.split(sep).join('/')
}

export const urlBelow = (site: string, path: string): string =>
  site.replace(/\/*$/, '/') + path.split('/').map(encodeURIComponent).join('/')

/** Standard input can be read once only: where a file is read twice, it is kept. */
async function spoolAll(sources: Source[]): Promise<Source[]> {
  const spooled: Source[] = []
  for (const source of sources) {
    if (source.file) spooled.push(source)
    else {
      const chunks: Uint8Array[] = []
      let bytes = 0
      for await (const chunk of source.open()) {
        chunks.push(chunk)
        bytes += chunk.length
        if (bytes > MAX_SPOOL)
          throw new Failure(`${source.path} is too large to be read twice. Save it to a file first.`)
      }
      spooled.push({
        ...source,
        open: async function* () {
          yield* chunks
        },
      })
    }
  }
  return spooled
}

/** Bytes of standard input that are kept in memory. */
const MAX_SPOOL = 4 * 52_428_800
