import { encodeUtf8 } from '../../facts/normal-form.ts'
import { illegalCharacter, isWebUrl } from '../../facts/url.ts'
import { showCode } from '../../read/faults.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'loc-illegal-character',
  scope: 'loc',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'A URL holds only characters that RFC 3986 and RFC 3987 allow.',
  why: 'The protocol asks for URLs by these RFCs. Browsers mend spaces, braces and the like on the way; crawlers report them or ask for another address.',
  sources: [
    cite(documents.protocol, 'Entity escaping'),
    cite(documents.uri, '2 Characters; appendix A'),
    cite(documents.iri, '2.2 ABNF'),
    cite(documents.googleReport, 'error list: Invalid URL'),
  ],
  knownAs: { google: ['Invalid URL'], yandex: ['Неправильный адрес страницы'] },
  words: {
    message: 'The character {char} ({code}) may not stand in a URL as it is.',
    fix: 'Write {encoded} for it.',
  },
  variants: {
    space: {
      message: 'A space stands in the URL.',
      fix: 'Write %20 for it, or + within a query. If two URLs were joined, give each its own entry.',
    },
    control: {
      message: 'A line break, tab or other control character ({code}) stands in the URL.',
      fix: 'Write the URL on one line; an editor or a formatter may have wrapped it.',
    },
    template: {
      message: 'The URL holds the braces of a template that was not filled in.',
      fix: 'Find out why the template was not filled in; braces that belong to the URL are written %7B and %7D.',
    },
  },
  skipPlain: true,
  examples: () => ({
    good: [
      '<url><loc>https://example.com/a%20b</loc></url>',
      "<url><loc>https://example.com/!$&amp;'()*+,;=:@-._~?a/b?c#d</loc></url>",
      '<url><loc>https://example.com/проверка</loc></url>',
      '<url><loc>http://[2001:db8::1]/</loc></url>',
      '<url><loc>/a b</loc></url>',
    ],
    bad: [
      '<url><loc>https://example.com/a b</loc></url>',
      '<url><loc>https://example.com/a\n  b</loc></url>',
      '<url><loc>https://example.com/{{ page.url }}</loc></url>',
      '<url><loc>https://example.com/{id}/</loc></url>',
      '<url><loc>https://example.com/?f[]=1</loc></url>',
      '<url><loc>https://example.com/a|b</loc></url>',
      '<url><loc>https://example.com\\a</loc></url>',
      '<url><loc>https://example.com/a&#xFFFD;</loc></url>',
    ],
  }),
  check: {
    loc(url) {
      const found = illegalCharacter(url)
      if (!found || !isWebUrl(url)) return undefined
      const code = found.char.codePointAt(0)!
      const params = {
        loc: url.value,
        char: found.char,
        code: showCode(code),
        encoded: encodeUtf8(found.char),
      }
      if (code === 32) return { params, variant: 'space' }
      if (code < 32 || (code > 126 && code < 160)) return { params, variant: 'control' }
      return { params, variant: /\{\{|\{%|\$\{|<%/.test(url.value) ? 'template' : undefined }
    },
  },
})
