import { findNames } from '../../facts/query.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'loc-session-id',
  scope: 'loc',
  severity: 'warning',
  engine: 'all',
  tier: 'core',
  summary: 'A URL holds no session id.',
  why: 'With every session a page would get another URL. The FAQ of the protocol asks to leave the ids out.',
  sources: [cite(documents.faq, 'URLs on my site have session IDs in them. Do I need to remove them?')],
  params: { names: 'phpsessid,jsessionid,aspsessionid*,sid,sessionid,session_id,cfid,cftoken' },
  words: {
    message: 'The parameter {name} looks like a session id.',
    fix: 'List the URL without it, as it is in the canonical link of the page.',
  },
  skipPlain: true,
  examples: () => ({
    good: [
      '<url><loc>https://example.com/a</loc></url>',
      '<url><loc>https://example.com/?side=1&amp;asid=2&amp;q=sid</loc></url>',
      '<url><loc>https://example.com/sid/jsessionid</loc></url>',
    ],
    bad: [
      '<url><loc>https://example.com/a;jsessionid=1F</loc></url>',
      '<url><loc>https://example.com/?PHPSESSID=abc</loc></url>',
      '<url><loc>https://example.com/?a=1&amp;sid=2</loc></url>',
      '<url><loc>https://example.com/?ASPSESSIONIDAABB=2</loc></url>',
    ],
  }),
  check: (file) => {
    const names = findNames(String(file.params.names))
    return {
      loc(url) {
        const name = names.inQuery(url) ?? names.inPath(url)
        return name === undefined ? undefined : { params: { name } }
      },
    }
  },
})
