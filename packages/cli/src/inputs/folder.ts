import { open } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { constants, gunzipSync } from 'node:zlib'
import type { Settings } from '@mapwright/validator'
import fastGlob from 'fast-glob'
import { Failure } from '../failure.ts'
import { type Folder, followNamed, openFolder, sourceIn } from './follow-named.ts'
import type { Source } from './gather.ts'
import { inferRoot } from './infer-root.ts'
import { checkMembers, type Member, urlBelow } from './members.ts'
import { explainUnreadable, isSystemError } from './unreadable.ts'

/**
 * Checks the sitemaps of a folder: robots.txt at its top, `sitemap*`, any XML whose root is urlset or sitemapindex, and the files
 * of the folder that robots.txt or an index names. Nothing else is opened.
 * @throws Failure where the folder holds none of them, or one cannot be read.
 */
export async function checkFolder(
  path: string,
  dir: string | undefined,
  settings: Settings,
  cwd: string,
): Promise<Member[]> {
  const folder = openFolder(path, dir, settings.site, cwd)
  try {
    const members = await followNamed(
      folder,
      await checkMembers(await listFolder(folder), settings),
      settings,
    )
    if (members.length > 0) return folder.root === undefined ? placeMembers(folder, members) : members
  } catch (error) {
    throw isSystemError(error) ? new Failure(explainUnreadable(error.path ?? path, error)) : error
  }
  throw new Failure(
    `${path} holds no sitemap: there is no robots.txt, no file named sitemap* and no XML file with the root urlset or sitemapindex in it.`,
  )
}

async function listFolder(folder: Folder): Promise<Source[]> {
  const found = await fastGlob(['robots.txt', '**/*.xml', '**/*.xml.gz', '**/sitemap*'], {
    cwd: folder.absolute,
    caseSensitiveMatch: false,
    followSymbolicLinks: false,
    ignore: ['**/node_modules/**'],
    stats: true,
  })
  const sources: Source[] = []
  for (const { path, stats } of found.sort((a, b) => compare(a.path, b.path))) {
    const isNamed = path === 'robots.txt' || SITEMAP_NAME.test(posix.basename(path))
    const isXml = /\.xml(?:\.gz)?$/i.test(path)
    if (isNamed || (isXml && (await isSitemap(join(folder.absolute, path))))) {
      sources.push(sourceIn(folder, path, stats?.size ?? 0))
    }
  }
  return sources
}

/** `sitemap*`, but for what bears the name and is made for people or browsers: sitemap.html, sitemap.xsl, packed twins of servers. */
const SITEMAP_NAME =
  /^sitemap(?!.*\.(?:html?|php|xslt?|css|[cm]?[jt]sx?|json|map|md|svg|png|jpe?g|gif|webp|avif|ico|pdf|br|zst)$)/i

/** robots.txt first, then by name. */
const compare = (a: string, b: string) =>
  Number(b === 'robots.txt') - Number(a === 'robots.txt') || (a < b ? -1 : 1)

/** Reads the beginning of an XML file for its root element. */
async function isSitemap(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    const head = unpack(buffer.subarray(0, bytesRead)).toString('latin1').replaceAll('\0', '')
    return /<(?:[\w.-]+:)?(?:urlset|sitemapindex)[\s/>]/.test(head)
  } finally {
    await handle.close()
  }
}

/** Bytes in which the root element is sought; comments and style sheets may stand before it. */
const HEAD = 16 * 1024

function unpack(head: Buffer): Buffer {
  if (head[0] !== 0x1f || head[1] !== 0x8b) return head
  try {
    return gunzipSync(head, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: 64 * HEAD })
  } catch {
    // A broken gzip file under another name than sitemap* says nothing of itself: it is not one of ours to judge.
    return Buffer.alloc(0)
  }
}

/**
 * Where nobody said where the folder is served, its files know each other by what they name. What depends on their own URLs stays
 * unchecked.
 */
function placeMembers({ path }: Folder, members: Member[]): Member[] {
  const below = (member: Member) =>
    posix.relative(posix.normalize(path.replaceAll('\\', '/')), member.source.path)
  const root = inferRoot(
    members.flatMap(({ result }) => result.facts.children.map(({ loc }) => loc)),
    members.map(({ result }) => result.facts.firstLoc).filter((loc) => loc !== undefined),
    new Set(members.map(below)),
  )
  if (root === undefined) return members
  return members.map((member) => ({
    ...member,
    result: { ...member.result, url: urlBelow(root, below(member)) },
  }))
}
