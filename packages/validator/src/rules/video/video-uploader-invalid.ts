import { attribute, charLength, extensionsOf, firstChild } from '../../facts/extensions.ts'
import { takeApart } from '../../read/loc-parts.ts'
import { defineRule, type Element, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { shownAs, video } from '../example-parts.ts'

export default defineRule({
  id: 'video-uploader-invalid',
  scope: 'video',
  severity: 'warning',
  engine: ['google'],
  tier: 'extended',
  summary:
    "An uploader's name has at most 255 characters, and the page about the uploader lies in the domain of the site.",
  why: 'Google takes no longer name, and follows `info` only within the domain of `<loc>`.',
  sources: [
    cite(documents.googleVideo, 'video:uploader'),
    cite(documents.googleVideoSchema, 'uploader: info'),
  ],
  knownAs: { google: ['Invalid attribute value', 'Invalid tag value'] },
  params: { max: 255 },
  words: {
    message: 'The name of the uploader has {length} characters; Google takes at most {max}.',
    fix: 'Shorten it to {max} characters.',
  },
  variants: {
    domain: {
      message: 'The page about the uploader lies on {other}, outside the domain of the page, {host}.',
      fix: 'Name a page of {host} in info, or leave the attribute out.',
    },
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [
      shownAs(
        '<video:uploader>… (255 characters)</video:uploader>',
        video(`<video:uploader info="https://example.com/u">${'U'.repeat(255)}</video:uploader>`),
      ),
      video('<video:uploader info="https://people.example.com/u">U</video:uploader>'),
    ],
    bad: [
      shownAs(
        '<video:uploader>… (256 characters)</video:uploader>',
        video(`<video:uploader>${'U'.repeat(256)}</video:uploader>`),
      ),
      video('<video:uploader info="https://other.example.net/u">U</video:uploader>'),
      video('<video:uploader info="https://notexample.com/u">U</video:uploader>'),
    ],
  }),
  check: (file) => ({
    extended: (entry) =>
      extensionsOf(entry).videos.flatMap((video) => {
        const uploader = firstChild(video, 'uploader')
        if (!uploader) return []
        const max = Number(file.params.max)
        const { value, at } = uploader.content
        const length = charLength(value)
        return [
          ...(length > max ? [{ at, params: { length, max } }] : []),
          ...faultOfInfo(uploader, entry.url?.asciiHost ?? ''),
        ]
      }),
  }),
})

function faultOfInfo(uploader: Element, host: string): Problem[] {
  const info = attribute(uploader, 'info')
  const other = info && takeApart(info.value).asciiHost
  if (!other || host === '' || sameDomain(host, other)) return []
  return [{ at: info.valueAt, params: { host, other }, variant: 'domain' }]
}

/** Whether one host is the other, or lies below it; a leading `www.` does not count. */
function sameDomain(a: string, b: string): boolean {
  const [x, y] = [a, b].map((host) => host.replace(/^www\./, ''))
  return x === y || x!.endsWith(`.${y}`) || y!.endsWith(`.${x}`)
}
