import { defineRule, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const ENTRY = '<url><loc>https://example.com/</loc></url>'
const declaring = (encoding: string, entries = ENTRY) => ({
  file: `<?xml version="1.0" encoding="${encoding}"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`,
})

export default defineRule({
  id: 'xml-encoding-declared-not-utf8',
  scope: 'xml',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'An encoding that the XML declaration names is UTF-8.',
  why: 'A reader that believes the declaration reads other characters than were written, or refuses the file.',
  sources: [
    cite(documents.protocol, 'XML tag definitions; Entity escaping'),
    cite(documents.xml, '4.3.3 Character Encoding in Entities'),
  ],
  knownAs: { google: ['Parsing error'], yandex: ['Невалидный XML'] },
  words: {
    message: 'The XML declaration says that the file is {encoding}; a sitemap is UTF-8.',
    fix: 'Save the file as UTF-8 and write encoding="UTF-8", or leave the encoding out.',
  },
  variants: {
    ascii: {
      message: 'The XML declaration says {encoding}, of which UTF-8 is an extension.',
      fix: 'Write encoding="UTF-8".',
    },
  },
  examples: () => ({
    good: [declaring('UTF-8'), declaring('utf-8', '<url><loc>https://example.com/с</loc></url>')],
    bad: [
      declaring('windows-1251'),
      declaring('ISO-8859-1'),
      declaring('UTF-16'),
      declaring('US-ASCII'),
      declaring('ascii', '<url><loc>https://example.com/с</loc></url>'),
    ],
  }),
  // Whether US-ASCII is a lie shows at the end of the file.
  check: (file) => {
    let ascii: Problem | undefined
    return {
      fault(fault) {
        if (fault.variant !== 'ascii') return fault
        ascii = { params: fault.params, place: file.locate(fault.at) }
        return undefined
      },
      end(end) {
        if (!ascii) return undefined
        return end.ascii ? { ...ascii, variant: 'ascii', severity: 'info' } : ascii
      },
    }
  },
})
