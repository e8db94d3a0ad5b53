import type { Note } from '../model.ts'
import { decodeText } from '../routes/encode.ts'
import { indexFrame } from './frame.ts'
import type { Names } from './names.ts'
import type { FilesRuntime } from './types.ts'
import { note } from './words.ts'
import { readOwnIndex } from './write-index.ts'

export interface Earlier {
  /** Files of ours that the new set does not have. */
  remove: string[]
  notes: Note[]
}

/**
 * Looks for what an earlier run left: its children go, unless the new set has them. They are known by the old index and by the
 * names that the present options would give; both only with our mark in them. A foreign file at one of our paths is an error.
 */
export async function findEarlier(paths: string[], names: Names, runtime: FilesRuntime): Promise<Earlier> {
  const named = await childrenOfOldIndex(names, runtime)
  const found = await runtime.existing([...paths, names.entrance, ...named], names.pattern)
  const wanted = new Set(paths)
  const stale = found.filter(({ path, ours }) => ours && !wanted.has(path)).map(({ path }) => path)
  const foreign = found.filter(({ path, ours }) => !ours && wanted.has(path))
  // The entrance before its children, so that it never names one that is gone.
  const isEntrance = (path: string) => path === names.entrance
  return {
    remove: [...stale.filter(isEntrance), ...stale.filter((path) => !isEntrance(path)).sort()],
    notes: foreign.map(({ path }) => note('file-not-ours', { file: path })),
  }
}

/** Told by the first lines, so that an old urlset is not read through. */
function isOwnIndex(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(0, indexFrame.head.length)) === indexFrame.head
}

async function childrenOfOldIndex({ entrance }: Names, runtime: FilesRuntime): Promise<string[]> {
  const bytes = await runtime.readOutput(entrance)
  if (!bytes || !isOwnIndex(bytes)) return []
  const folder = entrance.slice(0, entrance.lastIndexOf('/') + 1)
  // Our children stand beside the entrance, whatever host and base the earlier run had.
  return readOwnIndex(new TextDecoder().decode(bytes)).map(
    (loc) => folder + decodeText(loc.slice(loc.lastIndexOf('/') + 1)),
  )
}
