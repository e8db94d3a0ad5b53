import type { FileKind } from '../report.ts'
import type { Element, FeedItem, Value } from '../rule.ts'
import { takeApart } from './loc-parts.ts'
import { trimXml } from './tree.ts'

/** The `<item>` of an RSS feed or `<entry>` of an Atom feed in an element; undefined where it is something else. */
export function readFeedItem(
  element: Element,
  kind: FileKind,
  root: Element,
  ordinal: number,
): FeedItem | undefined {
  const isItem =
    kind === 'rss' ? element.local === 'item' : element.local === 'entry' && element.ns === root.ns
  if (!isItem) return undefined
  const own = element.children.filter((child) => child.ns === element.ns)
  const first = (...names: string[]): Value | undefined =>
    own.find((child) => names.includes(child.local))?.content
  const link = kind === 'rss' ? first('link') : atomLink(own)
  const date = kind === 'rss' ? first('pubDate') : first('updated', 'modified')
  return {
    ordinal,
    at: element.at,
    element,
    link,
    date,
    url: link && !link.unexpanded ? takeApart(link.value) : undefined,
  }
}

/** The address of the page itself: the first link whose `rel` is absent or `alternate` (RFC 4287, 4.2.7.2). */
function atomLink(children: Element[]): Value | undefined {
  for (const child of children) {
    if (child.local !== 'link') continue
    const rel = child.attributes.find((a) => a.name === 'rel')?.value
    const href = child.attributes.find((a) => a.name === 'href')
    if (href && (rel === undefined || rel === 'alternate')) {
      return { text: href.value, value: trimXml(href.value), at: href.valueAt }
    }
  }
  return undefined
}
