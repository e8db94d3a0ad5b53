import { type HostFault, judgeHost } from '../../facts/hosts.ts'
import { isWebUrl } from '../../facts/url.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'loc-host-invalid',
  scope: 'loc',
  severity: 'info',
  engine: 'all',
  tier: 'core',
  summary: 'The host of a loc is a name that the domain name system can hold.',
  why: 'The grammar of URLs allows more than name servers do. A page under such a host cannot be reached.',
  sources: [cite(documents.uri, '3.2.2 Host'), cite(documents.idna, 'A-label validity')],
  knownAs: { google: ['Invalid URL'], yandex: ['Неправильный адрес страницы'] },
  words: {
    message: 'The host "{host}" holds a character that no host name may have.',
    fix: 'Write the name of the host: letters, digits, hyphens and dots.',
  },
  variants: {
    'label-empty': {
      message: 'The host "{host}" has an empty part between its dots.',
      fix: 'Remove the dot that is too many.',
    },
    'label-long': {
      message: 'A part of the host "{host}" has more than 63 characters.',
      fix: 'Write the name of the host; something else may have got into it.',
    },
    'host-long': {
      message: 'The host "{host}" has more than 253 characters.',
      fix: 'Write the name of the host; something else may have got into it.',
    },
    number: {
      message: 'The host "{host}" ends in a number and is no IP address.',
      fix: 'Write the name of the host, or four numbers up to 255.',
    },
    punycode: {
      message: 'The host "{host}" has a part that begins with xn-- and stands for no name.',
      fix: 'Write the name anew with a program that knows internationalised names.',
    },
  },
  skipPlain: true,
  examples: () => ({
    good: [
      '<url><loc>https://example.com/</loc></url>',
      '<url><loc>https://my_site.example.com./</loc></url>',
      '<url><loc>https://192.0.2.10/</loc></url>',
      '<url><loc>https://пример.рф/</loc></url>',
    ],
    bad: [
      '<url><loc>https://exa..mple.com/</loc></url>',
      `<url><loc>https://${'a'.repeat(64)}.com/</loc></url>`,
      '<url><loc>https://exa!mple.com/</loc></url>',
      '<url><loc>https://999.1.1.1/</loc></url>',
      '<url><loc>https://xn--a/</loc></url>',
    ],
  }),
  check: () => {
    // The locs of a file share a host, so the last answer is kept.
    let lastHost: string | undefined
    let lastFault: HostFault | undefined
    return {
      loc(url) {
        if (!isWebUrl(url)) return undefined
        if (url.host !== lastHost) {
          lastHost = url.host
          lastFault = /[\s"<>\\^`{|}]/.test(lastHost) ? undefined : judgeHost(url.asciiHost)
        }
        if (lastFault === undefined) return undefined
        return { params: { host: url.host }, variant: lastFault === 'character' ? undefined : lastFault }
      },
    }
  },
})
