import { attribute, charLength } from '../../facts/extensions.ts'
import { sameUrl } from '../../facts/url.ts'
import { takeApart } from '../../read/loc-parts.ts'
import { defineRule, type Element, type FeedItem, type Problem } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { rss } from '../example-parts.ts'

const MEDIA = 'http://search.yahoo.com/mrss/'
const REQUIRED = ['title', 'description', 'thumbnail']
const SAYING = new Set([...REQUIRED, 'player'])
const LONGEST: Record<string, number> = { title: 100, description: 2048 }

const feed = (inside: string): { file: string; path: string } => ({
  file: rss(`<item><link>https://example.com/a</link>${inside}</item>`, ` xmlns:media="${MEDIA}"`),
  path: 'feed.xml',
})
const TEXTS =
  '<media:title>t</media:title><media:description>d</media:description><media:thumbnail url="https://example.com/t.jpg"/>'

export default defineRule({
  id: 'mrss-required',
  scope: 'rss',
  severity: 'warning',
  engine: ['google'],
  tier: 'extended',
  summary: 'A video in a Media RSS feed has an address or a player, a title, a description and a thumbnail.',
  why: 'Google reads videos from Media RSS under the same conditions as from a video sitemap; without one of these parts the video is not used.',
  sources: [cite(documents.googleVideo, 'mRSS reference')],
  knownAs: { google: ['Missing thumbnail URL', 'Missing video title'] },
  words: {
    message: 'This video has no `<media:{tag}>`, which Google requires.',
    fix: 'Add `<media:{tag}>` to the item.',
  },
  variants: {
    location: {
      message:
        'This `<media:content>` has neither a url nor a `<media:player>`, so there is no video to find.',
      fix: 'Add url="…" with the address of the video file, or `<media:player url="…"/>`.',
    },
    length: {
      message: '`<media:{tag}>` has {length} characters; Google takes at most {max}.',
      fix: 'Shorten it to {max} characters.',
    },
    page: {
      message: 'The address of the player is that of the page itself.',
      fix: 'Write the URL of the embeddable player; the page stays in `<link>`.',
    },
  },
  examples: () => ({
    good: [
      feed(`<media:content medium="video" url="https://example.com/v.mp4">${TEXTS}</media:content>`),
      feed(
        `<media:group><media:content medium="video" url="https://example.com/v.mp4"/>${TEXTS}</media:group>`,
      ),
      feed(
        `<media:content medium="video"><media:player url="https://example.com/p"/></media:content>${TEXTS}`,
      ),
      feed('<media:content medium="image" url="https://example.com/i.png"/>'),
    ],
    bad: [
      feed(`<media:content medium="video">${TEXTS}</media:content>`),
      feed('<media:content medium="video" url="https://example.com/v.mp4"/>'),
      feed(
        `<media:content medium="video"><media:player url="https://example.com/a"/>${TEXTS}</media:content>`,
      ),
      feed(
        `<media:content medium="video" url="https://example.com/v.mp4">${TEXTS.replace('>t<', `>${'t'.repeat(101)}<`)}</media:content>`,
      ),
    ],
  }),
  check: {
    item(item) {
      const groups = mediaChildren(item.element, 'group')
      const inItem = firstTags(item.element)
      return [item.element, ...groups].flatMap((holder) => {
        const around = { ...inItem, ...firstTags(holder) }
        return mediaChildren(holder, 'content')
          .filter((content) => attribute(content, 'medium')?.value.trim() === 'video')
          .flatMap((content) => judge(content, { ...around, ...firstTags(content) }, item))
      })
    },
  },
})

/** What says something of a video: in its own element, in its group, or in the item. */
type Tags = Partial<Record<string, Element>>

function firstTags(holder: Element): Tags {
  const tags: Tags = {}
  for (const child of holder.children) {
    if (child.ns === MEDIA && SAYING.has(child.local)) tags[child.local] ??= child
  }
  return tags
}

function judge(content: Element, tags: Tags, item: FeedItem): Problem[] {
  const address = tags.player && attribute(tags.player, 'url')
  const problems: Problem[] = []
  if (!attribute(content, 'url') && !address) problems.push({ at: content.at, variant: 'location' })
  if (address && item.url && sameUrl(takeApart(address.value), item.url)) {
    problems.push({ at: address.valueAt, variant: 'page' })
  }
  for (const tag of REQUIRED) {
    const found = tags[tag]
    if (!found) problems.push({ at: content.at, params: { tag } })
    const max = LONGEST[tag]
    const length = found && max !== undefined ? charLength(found.content.value) : 0
    if (max !== undefined && length > max) {
      problems.push({ at: found!.content.at, params: { tag, length, max }, variant: 'length' })
    }
  }
  return problems
}

const mediaChildren = (parent: Element, local: string): Element[] =>
  parent.children.filter((child) => child.local === local && child.ns === MEDIA)
