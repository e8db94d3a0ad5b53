import { defineRule, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { locs } from '../example-parts.ts'

const url = 'https://example.com/sitemap.xml'

export default defineRule({
  id: 'sitemap-not-ok',
  scope: 'fetch',
  severity: 'warning',
  engine: 'all',
  tier: 'core',
  summary: 'The address of a sitemap or robots.txt answers with status 200.',
  why: 'No engine reads a file that it cannot fetch. The fault lies in the serving, not in the file.',
  sources: [
    cite(documents.googleReport, "Couldn't fetch; HTTP error"),
    cite(documents.yandexErrors, 'HTTP error'),
    cite(documents.yandexStatuses, 'Not indexed'),
  ],
  knownAs: {
    google: ["Couldn't fetch", 'Не получено', 'HTTP error', 'URLs not accessible'],
    yandex: ['Не проиндексирован', 'Ошибка HTTP', 'Not indexed', 'HTTP error'],
  },
  words: {
    message: 'The server answers with status {status}.',
    fix: 'See to it that the address answers with status 200 and the file, also where no cookie and no JavaScript is at work.',
  },
  variants: {
    silent: {
      message: 'Nothing can be fetched from this address: {failure}.',
      fix: 'Check the name, the certificate and the firewall of the host; crawlers come without cookies and from many addresses.',
    },
  },
  needs: ['served'],
  examples: () => ({
    good: [
      { file: locs('https://example.com/'), url, served: { status: 200, contentType: 'application/xml' } },
    ],
    bad: [
      { file: '<!doctype html><title>404</title>', url, served: { status: 404, contentType: 'text/html' } },
      { file: '', url, served: { status: 0, failure: 'the connection is refused' } },
    ],
  }),
  check: {
    served({ status, failure = 'the server does not answer' }): Problem | undefined {
      if (status === 200) return undefined
      return status === 0 ? { variant: 'silent', params: { failure } } : { params: { status } }
    },
  },
})
