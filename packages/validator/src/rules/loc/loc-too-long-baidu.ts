import { byteLength } from '../../facts/extensions.ts'
import { defineRule, type ExampleFile } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

const page = (bytes: number, engines: ExampleFile['settings'] = { engines: ['baidu'] }): ExampleFile => ({
  file: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com/${'x'.repeat(bytes - 20)}</loc></url></urlset>`,
  settings: engines,
})

export default defineRule({
  id: 'loc-too-long-baidu',
  scope: 'loc',
  severity: 'warning',
  engine: ['baidu'],
  tier: 'extended',
  summary: 'A loc has at most 256 bytes, where Baidu matters.',
  why: 'Baidu asks for URLs of at most 256 bytes. The rule speaks only where Baidu is named among the engines.',
  sources: [cite(documents.baidu, 'comments in the sample of the XML format')],
  params: { max: 256 },
  words: {
    message: 'The URL has {bytes} bytes; Baidu allows {max}.',
    fix: 'Give the page a shorter URL if it is meant to be found in Baidu.',
  },
  skipPlain: true,
  examples: () => ({ good: [page(256), page(257, { engines: [] })], bad: [page(257)] }),
  check: (file) => {
    const max = Number(file.params.max)
    const wanted =
      file.settings.engines.includes('baidu') || file.settings.rules['loc-too-long-baidu'] !== undefined
    if (!wanted) return {}
    return {
      loc({ value }) {
        if (value.length * 3 <= max) return undefined
        const bytes = byteLength(value)
        return bytes > max ? { params: { bytes, max } } : undefined
      },
    }
  },
})
