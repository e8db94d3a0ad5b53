import { validDate } from '../../facts/dates.ts'
import { firstChild } from '../../facts/extensions.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { atom } from '../example-parts.ts'

/** RFC 3339, as RFC 4287 narrows it: capital T and Z, and always a time. */
const FORM = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/

const dated = (date: string, tag = 'updated', namespace?: string): { file: string; path: string } => ({
  file: atom(`<entry><link href="https://example.com/a"/><${tag}>${date}</${tag}></entry>`, namespace),
  path: 'feed.xml',
})

export default defineRule({
  id: 'atom-updated-invalid',
  scope: 'atom',
  severity: 'info',
  engine: 'all',
  tier: 'extended',
  summary: 'The `<updated>` of an entry (`<modified>` in Atom 0.3) is a date with time and zone.',
  why: 'The date is taken as the time the page changed. One in another form is not understood, and the page counts as undated.',
  sources: [cite(documents.protocol, 'Syndication feed: updated'), cite(documents.atom, '3.3')],
  knownAs: { google: ['Invalid date'] },
  words: {
    message: '`<{tag}>` says "{date}", which is no date with time and zone of RFC 3339.',
    fix: 'Write it like 2026-01-02T10:00:00Z.',
  },
  examples: () => ({
    good: [
      dated('2026-01-02T10:00:00Z'),
      dated('2026-01-02T10:00:00.25+01:00'),
      { file: atom('<entry><link href="https://example.com/a"/></entry>'), path: 'feed.xml' },
    ],
    bad: [
      dated('2026-01-02'),
      dated('2026-02-30T10:00:00Z'),
      dated('2026-01-02T10:00:00'),
      dated('2026-01-02', 'modified', 'http://purl.org/atom/ns#'),
    ],
  }),
  check: {
    item({ element }) {
      const child = firstChild(element, 'updated') ?? firstChild(element, 'modified')
      if (!child) return undefined
      const { value, at } = child.content
      if (FORM.test(value) && validDate(value)) return undefined
      return { at, params: { tag: child.name, date: value } }
    },
  },
})
