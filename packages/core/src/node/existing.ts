import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { constants, gunzipSync } from 'node:zlib'
import { MARK } from '../files/frame.ts'
import type { Existing } from '../runtime.ts'
import { fileInside } from './inside.ts'
import { readStart } from './walk-html.ts'

/** How much of a file is looked at for our mark. */
const START = 1024

/** The files that are there at `paths`, and those beside them whose path fits `pattern`; sorted. `ours` as the mark tells. */
export function findExisting(folder: string, paths: string[], pattern: RegExp): Existing[] {
  const candidates = new Set(paths)
  for (const directory of new Set(paths.map((path) => posix.dirname(path)))) {
    for (const name of listNames(folder, directory)) {
      const path = posix.join(directory, name)
      if (pattern.test(path)) candidates.add(path)
    }
  }
  return [...candidates]
    .filter((path) => isThere(folder, path))
    .sort()
    .map((path) => ({ path, ours: isOurs(folder, path) }))
}

function listNames(folder: string, directory: string): string[] {
  const place = directory === '.' ? folder : fileInside(folder, directory)
  return place !== undefined && existsSync(place) ? readdirSync(place) : []
}

function isThere(folder: string, path: string): boolean {
  const file = fileInside(folder, path)
  return file !== undefined && lstatSync(file, { throwIfNoEntry: false }) !== undefined
}

/** True where a file carries our mark, compressed or not; for a text sitemap, which has no place for one, see `isOurText`. */
function isOurs(folder: string, path: string): boolean {
  const file = fileInside(folder, path)!
  if (!lstatSync(file).isFile()) return false
  return path.endsWith('.txt') ? isOurText(folder, path) : hasMark(file)
}

function hasMark(file: string): boolean {
  const start = readStart(file, START)
  const [, second] = inflateStart(start).toString('latin1').split(/\r?\n/, 2)
  return second === MARK
}

function inflateStart(start: Uint8Array): Buffer {
  if (start[0] !== 0x1f || start[1] !== 0x8b) return Buffer.from(start)
  try {
    // The start of a compressed file is all that is needed, so its end may be missing.
    return gunzipSync(start, { finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    return Buffer.alloc(0) // Not readable as gzip, so not ours.
  }
}

/** A text sitemap is taken for ours where it holds URLs only and an XML file of ours with the same name stands beside it. */
function isOurText(folder: string, path: string): boolean {
  const xml = fileInside(folder, path.replace(/(?:-\d+)?\.txt$/, '.xml'))!
  if (!existsSync(xml) || !hasMark(xml)) return false
  const text = readFileSync(fileInside(folder, path)!, 'utf8')
  return text.split('\n').every((line) => line === '' || /^https?:\/\/\S+$/.test(line))
}
