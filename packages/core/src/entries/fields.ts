import type { Notes } from '../notes.ts'
import { nearestName } from '../options/nearest.ts'

const FIELDS = ['lastmod', 'changefreq', 'priority', 'alternates', 'images', 'videos', 'news']

/** A misspelt field of an entry would be lost in silence. */
export function noteUnknownFields(entry: object, option: 'routes' | 'entry', notes: Notes): void {
  const known = [option === 'routes' ? 'url' : 'loc', ...FIELDS, ...(option === 'routes' ? ['sources'] : [])]
  for (const field of Object.keys(entry)) {
    if (known.includes(field)) continue
    const near = nearestName(field, known)
    const advice = near ? `; \`${near}\` may be meant` : ''
    notes.add(
      'field-unknown',
      { option, field, advice, known: known.join(', ') },
      undefined,
      `${option} ${field}`,
    )
  }
}
