import { extensionsOf, firstChild } from '../../facts/extensions.ts'
import { isRegion, meantRegion } from '../../facts/regions.ts'
import { faultOfRelationship, relationshipWords } from '../../facts/relationship.ts'
import { defineRule, type Element, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { video } from '../example-parts.ts'

export default defineRule({
  id: 'video-restriction-invalid',
  scope: 'video',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary:
    'A `<video:restriction>` says allow or deny and lists ISO 3166 country codes in capitals, with spaces between.',
  why: 'A restriction that cannot be read is no restriction: the video may be offered in countries where it must not play, or nowhere.',
  sources: [
    cite(documents.googleVideo, 'video:restriction'),
    cite(documents.googleVideoSchema, 'tCountryList'),
    cite(documents.languageCodes, 'ISO 3166-1 alpha-2'),
  ],
  knownAs: { google: ['Missing XML attribute', 'Invalid attribute value', 'Invalid tag value'] },
  words: {
    message:
      'The country list "{value}" of this `<video:restriction>` holds "{code}", which is no ISO 3166 code in capitals.',
    fix: 'List two-letter country codes in capitals with spaces between, for instance US CA.',
  },
  variants: {
    ...relationshipWords,
    meant: {
      message:
        'The country list "{value}" of this `<video:restriction>` holds "{code}", which is no ISO 3166 code in capitals.',
      fix: 'Write {meant}.',
    },
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [
      video('<video:restriction relationship="allow">US CA</video:restriction>'),
      video('<video:restriction relationship="deny">GB  IE\n FR</video:restriction>'),
      video('<video:restriction relationship="deny"/>'),
    ],
    bad: [
      video('<video:restriction>US CA</video:restriction>'),
      video('<video:restriction relationship="permit">US</video:restriction>'),
      video('<video:restriction relationship="allow">US, CA</video:restriction>'),
      video('<video:restriction relationship="allow">us</video:restriction>'),
      video('<video:restriction relationship="allow">UK</video:restriction>'),
    ],
  }),
  check: {
    extended: (entry) =>
      extensionsOf(entry).videos.flatMap((video) => {
        const restriction = firstChild(video, 'restriction')
        return restriction ? [...faultOfRelationship(restriction), ...faultOfCountries(restriction)] : []
      }),
  },
})

function faultOfCountries({ content: { value, at } }: Element): Problem[] {
  const code = value.split(/\s+/).find((token) => token !== '' && !isRegion(token))
  if (code === undefined) return []
  const upper = code.toUpperCase()
  const meant = isRegion(upper) ? upper : meantRegion(code)
  const place = at + value.indexOf(code)
  if (meant === undefined) return [{ at: place, params: { value, code } }]
  return [{ at: place, params: { value, code, meant }, variant: 'meant' }]
}
