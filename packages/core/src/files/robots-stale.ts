import type { Note } from '../model.ts'
import { decodeText } from '../routes/encode.ts'
import { urlOf } from './names.ts'
import type { FilesOptions, FilesRuntime } from './types.ts'
import { note } from './words.ts'

/**
 * Notes on `Sitemap:` lines of robots.txt that name a file below our root which is not there, or will not be after this run.
 * The line stays: robots.txt is the user's.
 */
export async function noteStale(
  named: string[],
  written: string[],
  removed: string[],
  { root, filename }: Pick<FilesOptions, 'root' | 'filename'>,
  runtime: FilesRuntime,
): Promise<Note[]> {
  const notes: Note[] = []
  for (const url of new Set(named)) {
    const path = pathOf(url, root)
    if (path === undefined) continue
    const isOurRoot = url.startsWith(root)
    if (written.includes(path) ? isOurRoot : !removed.includes(path) && (await runtime.readOutput(path)))
      continue
    notes.push(note('robots-sitemap-stale', { url, entrance: urlOf(root, filename) }))
  }
  return notes
}

/** The path in the output folder that a URL of our host stands for, whatever its scheme; undefined for other hosts. */
function pathOf(url: string, root: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { host, pathname } = new URL(url)
  const own = new URL(root)
  if (host !== own.host || !pathname.startsWith(own.pathname)) return undefined
  return decodeText(pathname.slice(own.pathname.length)) || undefined
}
