import { charLength } from '../../facts/extensions.ts'
import { isWebUrl } from '../../facts/url.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'loc-too-short-schema',
  scope: 'loc',
  severity: 'info',
  engine: 'all',
  tier: 'extended',
  summary: 'A loc has at least 12 characters.',
  why: 'Only the schema asks for that; http://a.io is a good URL of 11. Programs that validate against the schema refuse the file.',
  sources: [cite(documents.sitemapSchema, 'tLoc, minLength 12')],
  params: { min: 12 },
  words: {
    message: 'The URL "{loc}" has {length} characters; the schema asks for {min}.',
    fix: 'Write the slash of the home page behind the host; else nothing.',
  },
  kinds: ['urlset'],
  skipPlain: true,
  examples: () => ({
    good: ['<url><loc>http://a.io/</loc></url>', '<url><loc>/about</loc></url>'],
    bad: ['<url><loc>http://a.io</loc></url>'],
  }),
  check: (file) => {
    const min = Number(file.params.min)
    return {
      loc(url) {
        const length = url.value.length < min * 2 ? charLength(url.value) : min
        return length < min && isWebUrl(url) ? { params: { loc: url.value, length, min } } : undefined
      },
    }
  },
})
