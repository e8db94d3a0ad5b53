import type { Note } from '../model.ts'
import type { StagedSet } from './stage-set.ts'
import type { Limits } from './types.ts'
import { note } from './words.ts'
import type { Refused } from './write-urlset.ts'

const EXAMPLES = 5

/** One note for all entries that XML has no way to express. */
export function noteRefused(refused: Refused[]): Note[] {
  const [first] = refused
  if (!first) return []
  const { listed, error } = first
  const params = {
    loc: listed.entry.loc,
    page: listed.file ?? 'no file',
    character: error.character,
    excerpt: error.excerpt,
  }
  const examples = refused.slice(0, EXAMPLES).map((each) => each.listed.entry.loc)
  return [note('forbidden-character', params, undefined, { count: refused.length, examples })]
}

/** A note for each entry that is too large for a file even alone. */
export function noteTooLarge({ files, listedIn }: StagedSet, limits: Limits): Note[] {
  const tooLarge = files.filter(({ kind, bytes }) => kind === 'urlset' && bytes > limits.bytes)
  return tooLarge.map(({ path, bytes }) => {
    const loc = listedIn.get(path)?.[0]?.entry.loc ?? path
    return note('entry-too-large', { loc, bytes, limit: limits.bytes })
  })
}
