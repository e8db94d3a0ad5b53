import { attribute, extensionsOf, firstChild } from '../../facts/extensions.ts'
import { judgeAddress, urlWords } from '../../facts/media-url.ts'
import { takeApart } from '../../read/loc-parts.ts'
import { defineRule, type Element, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { video } from '../example-parts.ts'

/** What Google fetches besides http and https, for files only. */
const FILE_SCHEMES = ['http', 'https', 'ftp']
/** File names of what is no video file: a page, or Flash. */
const NO_VIDEO = /\.(html?|swf)$/i

const player = (address: string): string => `<video:player_loc>${address}</video:player_loc>`

export default defineRule({
  id: 'video-url-invalid',
  scope: 'video',
  severity: 'warning',
  engine: ['google'],
  tier: 'core',
  summary:
    'The addresses of a video are absolute http, https or (for files) ftp URLs, and its file is no page and no Flash object.',
  why: 'Google fetches videos over HTTP and FTP; it reads neither streaming protocols nor pages or Flash objects in the place of a video file.',
  sources: [
    cite(documents.googleVideo, 'Video sitemap best practices; video:content_loc'),
    cite(documents.googleBuild, "Referenced URLs' properties"),
  ],
  knownAs: { google: ['Invalid URL', 'Unsupported format'] },
  words: urlWords.relative,
  variants: {
    ...urlWords,
    format: {
      message: '`<{tag}>` names {url}, and a .{extension} file is no video file.',
      fix: 'Name the video file itself. A page or player goes into `<video:player_loc>`.',
    },
  },
  kinds: ['urlset'],
  examples: () => ({
    good: [
      video(player('https://example.com/player.html?v=1')),
      '<url><loc>https://example.com/</loc><video:video><video:thumbnail_loc>https://example.com/t.jpg</video:thumbnail_loc><video:title>t</video:title><video:description>d</video:description><video:content_loc>ftp://example.com/v.mp4</video:content_loc></video:video></url>',
      video('<video:uploader info="https://example.com/u">U</video:uploader>'),
    ],
    bad: [
      '<url><loc>https://example.com/</loc><video:video><video:thumbnail_loc>https://example.com/t.jpg</video:thumbnail_loc><video:title>t</video:title><video:description>d</video:description><video:content_loc>rtmp://example.com/v</video:content_loc></video:video></url>',
      '<url><loc>https://example.com/</loc><video:video><video:thumbnail_loc>/t.jpg</video:thumbnail_loc><video:title>t</video:title><video:description>d</video:description><video:content_loc>https://example.com/v.mp4</video:content_loc></video:video></url>',
      '<url><loc>https://example.com/</loc><video:video><video:thumbnail_loc>https://example.com/t.jpg</video:thumbnail_loc><video:title>t</video:title><video:description>d</video:description><video:content_loc>https://example.com/v.html</video:content_loc></video:video></url>',
      video(player('ftp://example.com/player')),
      video('<video:uploader info="/u">U</video:uploader>'),
    ],
  }),
  check: {
    extended: (entry) => extensionsOf(entry).videos.flatMap(judge),
  },
})

function judge(video: Element): Problem[] {
  const content = firstChild(video, 'content_loc')
  const player = firstChild(video, 'player_loc')
  const thumbnail = firstChild(video, 'thumbnail_loc')
  const uploader = firstChild(video, 'uploader')
  const info = uploader && attribute(uploader, 'info')
  return [
    ...(thumbnail ? judgeAddress(thumbnail.content, thumbnail.name, FILE_SCHEMES) : []),
    ...(content ? judgeContent(content) : []),
    ...(player ? judgeAddress(player.content, player.name) : []),
    ...(info ? judgeAddress({ value: info.value, at: info.valueAt }, `${uploader.name} info`) : []),
  ]
}

function judgeContent({ content, name }: Element): Problem[] {
  const faults = judgeAddress(content, name, FILE_SCHEMES)
  if (faults.length > 0) return faults
  const extension = NO_VIDEO.exec(takeApart(content.value).path)?.[1]
  if (extension === undefined) return []
  return [{ at: content.at, params: { tag: name, url: content.value, extension }, variant: 'format' }]
}
