import type { Notes } from '../notes.ts'
import { show } from '../options/judge.ts'
import { nearestName } from '../options/nearest.ts'
import { isRecord } from '../values.ts'

type Test = (value: unknown) => boolean
const isText: Test = (value) => typeof value === 'string'
const listOf =
  (...names: string[]): Test =>
  (value) =>
    Array.isArray(value) && value.every((one) => isRecord(one) && names.every((name) => isText(one[name])))

/** The fields of an entry that users give, what each must be, and how to tell. What stands in them is judged by the rules. */
const FIELDS: Record<string, { must: string; test: Test }> = {
  lastmod: { must: 'a date', test: () => true },
  changefreq: { must: 'a text', test: isText },
  priority: { must: 'a number', test: (value) => typeof value === 'number' && !Number.isNaN(value) },
  alternates: { must: 'an array of { hreflang, href }', test: listOf('hreflang', 'href') },
  images: { must: 'an array of { loc }', test: listOf('loc') },
  videos: {
    must: 'an array of { thumbnailLoc, title, description }',
    test: listOf('thumbnailLoc', 'title', 'description'),
  },
  news: {
    must: 'an object of publication, publicationDate and title',
    test: (value) =>
      isRecord(value) && isRecord(value.publication) && isText(value.publicationDate) && isText(value.title),
  },
}

const OWN = { routes: ['url', 'sources'], entry: ['loc'] }

/** The fields of an entry that are what they must be; a misspelt or wrong one is noted, since it would be lost in silence. */
export function keepGoodFields<T extends object>(
  entry: T,
  option: 'routes' | 'entry',
  place: string,
  notes: Notes,
): T {
  let kept = entry
  for (const field of Object.keys(entry)) {
    const value = (entry as Record<string, unknown>)[field]
    if (value === undefined || OWN[option].includes(field) || FIELDS[field]?.test(value)) continue
    noteBadField(field, value, option, place, notes)
    if (kept === entry) kept = { ...entry }
    delete (kept as Record<string, unknown>)[field]
  }
  return kept
}

function noteBadField(
  field: string,
  value: unknown,
  option: 'routes' | 'entry',
  place: string,
  notes: Notes,
): void {
  const about = FIELDS[field]
  if (about) {
    const params = { option, field, must: about.must, found: show(value) }
    notes.add('field-wrong', params, place, `${option} ${field}`)
    return
  }
  const known = [...OWN[option], ...Object.keys(FIELDS)]
  const near = nearestName(field, known)
  const advice = near ? `; \`${near}\` may be meant` : ''
  notes.add('field-unknown', { option, field, advice, known: known.join(', ') }, place, `${option} ${field}`)
}
