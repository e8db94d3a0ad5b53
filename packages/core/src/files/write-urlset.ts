import type { ListedEntry } from '../model.ts'
import type { Sink } from '../runtime.ts'
import { ForbiddenCharacter } from './escape.ts'
import { urlsetFrame } from './frame.ts'
import type { Part } from './plan.ts'
import { renderEntry } from './render-entry.ts'
import { writePieces } from './write-pieces.ts'

/** An entry that XML has no way to express. The set that lacks it must not be published. */
export interface Refused {
  listed: ListedEntry
  error: ForbiddenCharacter
}

/** Writes a urlset; resolves to its uncompressed bytes. What cannot be written goes to `refused`. */
export function writeUrlset(sink: Sink, part: Part, refused: Refused[]): Promise<number> {
  return writePieces(sink, piecesOf(part, refused))
}

function* piecesOf({ entries, namespaces }: Part, refused: Refused[]): Iterable<string> {
  const { head, foot } = urlsetFrame(namespaces)
  yield head
  for (const listed of entries) {
    let text = ''
    try {
      text = renderEntry(listed.entry)
    } catch (error) {
      if (!(error instanceof ForbiddenCharacter)) throw error
      refused.push({ listed, error })
    }
    yield text
  }
  yield foot
}
