import type { Note } from './model.ts'
import { type NoteId, type NoteWords, noteWords } from './note-words.ts'

/** Places that a note shows; it counts them all. */
const SHOWN = 5

/** Gathers what a run has to say: one note a kind, with how many places and the first of them. */
export interface Notes {
  /** `place` is a page, a file or a pattern; those of one id (and group) are counted together. */
  add(id: NoteId, params?: Note['params'], place?: string, group?: string): void
  /** What another stage has to say; its words are here where it only names them. */
  tell(id: string, params: Note['params'] | undefined, places: string[]): void
  list(): Note[]
}

interface Gathered {
  id: NoteId
  params: Note['params']
  places: Set<string>
}

export function gatherNotes(): Notes {
  const gathered = new Map<string, Gathered>()
  return {
    add(id, params = {}, place, group = '') {
      const key = `${id} ${group}`
      const note = gathered.get(key) ?? { id, params, places: new Set() }
      gathered.set(key, note)
      if (place !== undefined) note.places.add(place)
    },
    tell(id, params, places) {
      const known = id in noteWords ? (id as NoteId) : 'dates-incomplete'
      const told = id in noteWords ? params : { ...params, id }
      if (places.length === 0) this.add(known, told, undefined, id)
      for (const place of places) this.add(known, told, place, id)
    },
    list: () => [...gathered.values()].map(renderNote),
  }
}

function renderNote({ id, params, places }: Gathered): Note {
  const { severity, message, fix }: NoteWords = noteWords[id]
  const count = places.size
  const note: Note = {
    id,
    severity,
    params,
    message: fill(message, params, count),
    fix: fill(fix, params, count),
  }
  return count === 0 ? note : { ...note, count, examples: [...places].slice(0, SHOWN) }
}

/** `{name}` is a parameter, `{count:page|pages}` the number of places with the word that fits it. */
const fill = (text: string, params: Note['params'], count: number) =>
  text.replace(/\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g, (whole, name: string, one?: string, many?: string) => {
    if (one !== undefined) return `${count.toLocaleString('en')} ${count === 1 ? one : many}`
    return String(params[name] ?? whole)
  })

/** An error that `failOn: 'never'` does not overlook. */
export const isFatal = ({ id, severity }: Note): boolean =>
  severity === 'error' && !(id in noteWords && (noteWords[id as NoteId] as NoteWords).soft)
