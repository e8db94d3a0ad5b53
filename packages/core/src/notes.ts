import { mendOn } from './git-mends.ts'
import type { Note } from './model.ts'
import { type NoteId, type NoteWords, noteWords } from './note-words.ts'
import { noteWordsRu } from './note-words-ru.ts'

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
  const mend = mendOn(params.host, id, 'en') ?? fix
  const count = places.size
  const note: Note = {
    id,
    severity,
    params,
    message: fill(message, params, count, 'en'),
    fix: fill(mend, params, count, 'en'),
  }
  return count === 0 ? note : { ...note, count, examples: [...places].slice(0, SHOWN) }
}

/** A note in another language; id, params and places stay. */
export function translateNote(note: Note, lang: 'en' | 'ru'): Note {
  const words =
    lang === 'ru' ? (noteWordsRu as Record<string, { message: string; fix: string }>)[note.id] : undefined
  if (!words) return note
  const { params, count = 1 } = note
  return {
    ...note,
    message: fill(words.message, params, count, lang),
    fix: fill(mendOn(params.host, note.id, lang) ?? words.fix, params, count, lang),
  }
}

/** `{name}` is a parameter, `{count:page|pages}` the number of places with the form of the word that fits it. */
const fill = (text: string, params: Note['params'], count: number, lang: 'en' | 'ru') =>
  text.replace(/\{(\w+)(?::([^}]*))?\}/g, (whole, name: string, forms?: string) =>
    forms === undefined
      ? String(params[name] ?? whole)
      : `${count.toLocaleString(lang)} ${formFor(count, forms.split('|'), lang)}`,
  )

/** English has two forms of a noun, Russian three. */
function formFor(count: number, forms: string[], lang: 'en' | 'ru'): string {
  const place = { one: 0, few: 1 }[new Intl.PluralRules(lang).select(count) as string] ?? forms.length - 1
  return forms[place]!
}

/** An error that `failOn: 'never'` does not overlook. */
export const isFatal = ({ id, severity }: Note): boolean =>
  severity === 'error' && !(id in noteWords && (noteWords[id as NoteId] as NoteWords).soft)
