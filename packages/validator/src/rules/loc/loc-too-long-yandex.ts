import { charLength } from '../../facts/extensions.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const page = (path: string): string => `<url><loc>https://example.com/${path}</loc></url>`

/** From here on the URL is too long for everybody, and another rule says so. */
const TOO_LONG = 2048

export default defineRule({
  id: 'loc-too-long-yandex',
  scope: 'loc',
  severity: 'warning',
  engine: ['yandex'],
  tier: 'core',
  summary: 'A loc has at most 1,024 characters.',
  why: 'Yandex reports longer URLs as an error, though another page of its help says 2,048. Its checker seems to count what percent escapes stand for.',
  sources: [
    cite(documents.yandexErrors, 'URL too long'),
    cite(documents.yandexSitemap, 'File requirements'),
    cite(documents.sitemapr, '12.5, rows about the length of URLs'),
  ],
  knownAs: { yandex: ['URL слишком длинный'] },
  params: { max: 1024 },
  words: {
    message: 'The URL has {length} characters ({decoded} with percent escapes undone); Yandex allows {max}.',
    fix: 'Give the page a shorter URL if it is meant to be found in Yandex.',
  },
  skipPlain: true,
  examples: () => ({
    good: [page('x'.repeat(1004)), page('%D1%81'.repeat(167))],
    bad: [page('x'.repeat(1005)), page('%D1%81'.repeat(168))],
  }),
  check: (file) => {
    const max = Number(file.params.max)
    return {
      loc({ value }) {
        if (value.length <= max) return undefined
        const length = charLength(value)
        if (length <= max || length >= TOO_LONG) return undefined
        return { params: { length, decoded: decodedLength(value), max } }
      },
    }
  },
})

/** Characters with percent escapes undone; bytes that are no UTF-8 count one each. */
function decodedLength(value: string): number {
  const decoder = new TextDecoder()
  const decoded = value.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    const bytes = escapes
      .slice(1)
      .split('%')
      .map((hex) => Number.parseInt(hex, 16))
    return decoder.decode(new Uint8Array(bytes))
  })
  return charLength(decoded)
}
