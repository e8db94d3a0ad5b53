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

/** The fields of an entry that are what they must be; a misspelt or wrong one is noted, since it would be lost in silence. */
export function keepGoodFields<T extends object>(
  entry: T,
  option: 'routes' | 'entry',
  place: string,
  notes: Notes,
): T {
  const own = option === 'routes' ? ['url', 'sources'] : ['loc']
  const known = [...own, ...Object.keys(FIELDS)]
  const kept: [string, unknown][] = []
  for (const [field, value] of Object.entries(entry)) {
    if (value === undefined) continue
    const about = FIELDS[field]
    if (own.includes(field) || about?.test(value)) kept.push([field, value])
    else if (about) {
      const params = { option, field, must: about.must, found: show(value) }
      notes.add('field-wrong', params, place, `${option} ${field}`)
    } else {
      const near = nearestName(field, known)
      const advice = near ? `; \`${near}\` may be meant` : ''
      notes.add(
        'field-unknown',
        { option, field, advice, known: known.join(', ') },
        place,
        `${option} ${field}`,
      )
    }
  }
  return Object.fromEntries(kept) as T
}
