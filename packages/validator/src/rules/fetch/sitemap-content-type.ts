import type { FileKind } from '../../report.ts'
import { defineRule, type Problem } from '../../rule.ts'
import type { Served } from '../../settings.ts'
import { cite, documents } from '../../sources.ts'
import { locs } from '../example-parts.ts'

const url = 'https://example.com/sitemap.xml'
const file = locs('https://example.com/')
const text = { file: 'https://example.com/\n', path: 'sitemap.txt', url: 'https://example.com/sitemap.txt' }

const XML_KINDS: FileKind[] = ['urlset', 'index', 'rss', 'atom']
/** Types of a packed file, whatever is in it. */
const PACKED = /^application\/(?:x-)?(?:gzip|octet-stream)$/

export default defineRule({
  id: 'sitemap-content-type',
  scope: 'fetch',
  severity: 'warning',
  engine: 'all',
  tier: 'core',
  summary:
    'A sitemap is served as what it is: XML as application/xml or text/xml, a text list as text/plain.',
  why: 'No text of the protocol demands it, but readers have been seen to take a file for a page, or to fail at unpacking, because the server said so.',
  sources: [cite(documents.own, 'no public source; seen to break readers')],
  words: {
    message: 'This XML sitemap is served as {type}.',
    fix: 'Serve it as application/xml or text/xml.',
  },
  variants: {
    text: {
      message: 'This text sitemap is served as {type}.',
      fix: 'Serve it as text/plain; charset=utf-8.',
    },
    encoding: {
      message: 'The server announces the Content-Encoding {encoding}, and the body does not have it.',
      fix: 'Drop the header for files that are stored packed; serve them as application/gzip.',
    },
  },
  needs: ['served'],
  kinds: ['urlset', 'index', 'rss', 'atom', 'text'],
  examples: () => ({
    good: [
      { file, url, served: { status: 200, contentType: 'application/xml' } },
      { file, url, served: { status: 200, contentType: 'Text/XML; charset=utf-8' } },
      { file, url, served: { status: 200, contentType: 'application/rss+xml', contentEncoding: 'gzip' } },
      { ...text, served: { status: 200, contentType: 'text/plain;charset=UTF-8' } },
      { file, url, served: { status: 200 } },
    ],
    bad: [
      { file, url, served: { status: 200, contentType: 'text/html; charset=utf-8' } },
      { file, url, served: { status: 200, contentType: 'text/plain' } },
      { ...text, served: { status: 200, contentType: 'text/html' } },
      {
        file,
        url,
        served: {
          status: 200,
          contentType: 'application/xml',
          contentEncoding: 'gzip',
          encodingMissing: true,
        },
      },
    ],
  }),
  check: () => {
    let answer: Served | undefined
    return {
      served(served) {
        answer = served
      },
      end: ({ kind, gzip }) => (answer?.status === 200 ? judge(answer, kind, gzip.magic) : undefined),
    }
  },
})

function judge(served: Served, kind: FileKind, packed: boolean): Problem[] {
  const type = (served.contentType ?? '').split(';')[0]!.trim().toLowerCase()
  const encoding = served.contentEncoding
  const problems: Problem[] = []
  if (served.encodingMissing && encoding !== undefined)
    problems.push({ params: { encoding }, variant: 'encoding' })
  if (type === '' || (packed && PACKED.test(type))) return problems
  if (XML_KINDS.includes(kind) && /^(?:text\/html|text\/plain|application\/xhtml\+xml)$/.test(type)) {
    problems.push({ params: { type } })
  }
  if (kind === 'text' && type !== 'text/plain') problems.push({ params: { type }, variant: 'text' })
  return problems
}
