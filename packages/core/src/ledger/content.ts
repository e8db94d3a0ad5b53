import { selectAll } from 'css-select'
import { type AnyNode, type Document, type Element, isTag, isText } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import { OptionError } from '../options/error.ts'

/** Elements that say nothing to a reader, or change with every build. */
const SILENT = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'link',
  'meta',
  'base',
  'svg',
  'iframe',
  'object',
])
/** Attributes that are content. All others (class, id, nonce, data-*) are made by tools. */
const SPEAKING = ['href', 'src', 'alt', 'title', 'datetime']

/**
 * The main content of a page as text: its title, then what a reader sees in `main` (else in `article`, else in the body), with links and images.
 * White space is collapsed. Names of files that carry a hash of a build lose it.
 * @throws OptionError for a selector that cannot be read.
 */
export function mainContent(html: string, ignore: string[]): string {
  const document = parseDocument(html)
  for (const selector of ignore) {
    for (const element of select(selector, document)) remove(element)
  }
  const parts: string[] = []
  for (const title of selectAll<AnyNode, Element>('head > title', document)) collect(title, parts)
  const [main] = selectAll<AnyNode, Element>('main, [role=main]', document)
  const [article] = main ? [] : selectAll<AnyNode, Element>('article', document)
  const [body] = main || article ? [] : selectAll<AnyNode, Element>('body', document)
  collect(main ?? article ?? body ?? document, parts)
  return parts.join('\n').replace(/[\t\n\f\r ]+/g, ' ')
}

function select(selector: string, document: Document): Element[] {
  try {
    return selectAll<AnyNode, Element>(selector, document)
  } catch (error) {
    throw new OptionError(
      'lastmod.ledger.ignore',
      `The option \`lastmod.ledger.ignore\` holds "${selector}", which is no CSS selector: ${(error as Error).message}`,
    )
  }
}

function remove(element: Element): void {
  const siblings = element.parent?.children
  if (siblings) siblings.splice(siblings.indexOf(element), 1)
}

/** Iterative, since documents may be nested deeply. */
function collect(root: AnyNode, parts: string[]): void {
  const stack: AnyNode[] = [root]
  for (let node = stack.pop(); node; node = stack.pop()) {
    if (isText(node)) parts.push(node.data)
    if (isTag(node)) {
      if (SILENT.has(node.name)) continue
      const said = SPEAKING.filter((name) => node.attribs[name] !== undefined).map(
        (name) => `${name}=${withoutBuildId(node.attribs[name]!)}`,
      )
      parts.push(`<${[node.name, ...said].join(' ')}>`)
    }
    if ('children' in node) stack.push(...node.children.toReversed())
  }
}

/** `/assets/photo-BxT9_a1Q.jpg` and `/photo.3f2a91bc.jpg` are the photo; so is one with a query that only busts caches. */
const withoutBuildId = (url: string) =>
  url
    .replace(/[-._](?=[\w-]*\d)[\w-]{8,}(?=\.[a-z0-9]+(?:[?#]|$))/gi, '')
    .replace(/\?(?:v|ver|version|t|hash)=[\w.-]+$/i, '')

/** 128 bits of SHA-256, as 32 hexadecimal digits. */
export async function hashContent(html: string, ignore: string[]): Promise<string> {
  const bytes = new TextEncoder().encode(mainContent(html, ignore))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
