import { closeSync, openSync, readFileSync, readSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastGlob from 'fast-glob'
import type { HtmlFile } from '../runtime.ts'

/**
 * The HTML files of a folder, sorted by path. Folders that begin with a dot and node_modules are walked too, so that what lies in them
 * is excluded with a reason. Linked folders are not entered (their pages are there under another path, or lie outside); a linked file
 * counts where its target lies inside.
 */
export function walkHtml(folder: string): HtmlFile[] {
  const found = fastGlob.sync('**/*.{html,htm}', {
    cwd: folder,
    dot: true,
    onlyFiles: false,
    objectMode: true,
    caseSensitiveMatch: false,
    followSymbolicLinks: false,
  })
  const paths = found
    .filter(
      ({ dirent, path }) => dirent.isFile() || (dirent.isSymbolicLink() && leadsToFileInside(folder, path)),
    )
    .map(({ path }) => path)
  // By UTF-16 unit, the same on every machine; fast-glob's order is that of the disk.
  return paths.sort().map((path) => new EmittedHtml(folder, path))
}

function leadsToFileInside(folder: string, path: string): boolean {
  try {
    const target = realpathSync(join(folder, path))
    return target.startsWith(realpathSync(folder) + sep) && statSync(target).isFile()
  } catch (error) {
    // A link to nothing is no page.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

class EmittedHtml implements HtmlFile {
  readonly path: string
  readonly #file: string
  constructor(folder: string, path: string) {
    this.path = path
    this.#file = join(folder, path)
  }
  /** Asked only where the build's own list of files does not answer: a stat a file is a tenth of the reading. */
  get changedAt(): number {
    return statSync(this.#file).mtimeMs
  }
  read(bytes?: number): Uint8Array {
    return bytes === undefined ? readFileSync(this.#file) : readStart(this.#file, bytes)
  }
}

/** The first bytes of a file, fewer where it is shorter. Synchronous: promises cost twice the time. */
export function readStart(file: string, bytes: number): Uint8Array {
  const buffer = Buffer.allocUnsafe(bytes)
  const handle = openSync(file, 'r')
  try {
    let length = 0
    while (length < bytes) {
      const read = readSync(handle, buffer, length, bytes - length, length)
      if (read === 0) break
      length += read
    }
    return buffer.subarray(0, length)
  } finally {
    closeSync(handle)
  }
}
