import { byteLength } from '../../facts/extensions.ts'
import { defineRule, type Problem, type Value } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const priority = (bytes: number): string =>
  `<url><loc>https://example.com/</loc><priority>0.${'5'.repeat(bytes - 2)}</priority></url>`

export default defineRule({
  id: 'url-tag-too-large-yandex',
  scope: 'url',
  severity: 'warning',
  engine: ['yandex'],
  tier: 'core',
  summary: 'The values of lastmod, changefreq and priority have at most 100 bytes.',
  why: 'Yandex reads no more of these elements and reports the rest as an error.',
  sources: [
    cite(documents.yandexSitemap, 'table of supported tags'),
    cite(documents.yandexErrors, 'Data limit exceeded'),
  ],
  knownAs: { yandex: ['Превышен лимит данных'] },
  params: { max: 100 },
  words: {
    message: 'The value of `<{tag}>` has {bytes} bytes; Yandex allows {max}.',
    fix: 'Shorten the value; of a number two decimals are enough.',
  },
  skipPlain: true,
  examples: () => ({ good: [priority(100)], bad: [priority(101)] }),
  check: (file) => {
    const max = Number(file.params.max)
    const judge = (tag: string, value: Value | undefined): Problem[] => {
      if (!value) return []
      const bytes = byteLength(value.value)
      return bytes > max ? [{ at: value.at, params: { tag, bytes, max } }] : []
    }
    return {
      entry({ lastmod, changefreq, priority }) {
        if (!isLong(lastmod, max) && !isLong(changefreq, max) && !isLong(priority, max)) return undefined
        return [
          ...judge('lastmod', lastmod),
          ...judge('changefreq', changefreq),
          ...judge('priority', priority),
        ]
      },
    }
  },
})

/** A UTF-16 unit has at most three bytes: most values are too short to be counted. */
const isLong = (value: Value | undefined, max: number): boolean =>
  value !== undefined && value.value.length * 3 > max
