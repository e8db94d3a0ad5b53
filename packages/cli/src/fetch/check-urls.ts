import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Settings } from '@mapwright/validator'
import type { Source } from '../inputs/gather.ts'
import { checkMembers, type Member, type Members, type Request } from '../inputs/members.ts'
import type { Terminal } from '../print.ts'
import type { Progress } from '../progress.ts'
import { crawl } from './crawl.ts'
import { allowListedHosts } from './cross-submit.ts'
import { download } from './download.ts'
import { LIMITS } from './request.ts'

/**
 * Checks sitemaps where they are served: the files at the URLs and all that they name, each fetched once into a temporary
 * folder, so that what needs a second look reads it again from there.
 */
export async function checkUrls(
  urls: string[],
  { allowPrivate }: Request,
  settings: Settings,
  terminal: Terminal,
  progress: Progress,
): Promise<Members> {
  const limits = { ...LIMITS, allowPrivate }
  const folder = await mkdtemp(join(tmpdir(), 'mapwright-'))
  const close = () => rm(folder, { recursive: true, force: true })
  let count = 0
  const fetch = async (url: string): Promise<Source> => {
    progress.say(`${url}: fetching, ${count} fetched`)
    const { served, file } = await download(url, folder, String(count++), limits)
    return toSource(url, served, file)
  }
  const visited = new Set<string>()
  const follow = (first: string[]) =>
    crawl(first, visited, {
      fetch,
      check: async (sources) => withAskedUrls(await checkMembers(sources, settings)),
      cut: (reason) => terminal.err(`${reason}\n`),
    })
  try {
    const list: Member[] = []
    const unread: string[] = []
    for (const url of urls.map(withoutFragment)) {
      const members = isBareOrigin(url) ? await discover(url, follow) : await follow([url])
      list.push(...members)
      // Nothing at all where an earlier URL led here.
      if (members[0] && !members.some(({ source }) => source.file)) unread.push(explainUnread(members[0]))
    }
    await allowListedHosts(list, settings, limits)
    return { list, unread, close }
  } catch (error) {
    await close()
    throw error
  }
}

function withoutFragment(url: string): string {
  const { href, hash } = new URL(url)
  return href.slice(0, href.length - hash.length)
}

const isBareOrigin = (url: string) => new URL(url).pathname === '/' && new URL(url).search === ''

/** The site's robots.txt says where its sitemaps are; where it names none, /sitemap.xml is looked for. */
async function discover(origin: string, follow: (first: string[]) => Promise<Member[]>): Promise<Member[]> {
  const members = await follow([`${origin}robots.txt`])
  if (members.length !== 1) return members
  const guessed = await follow([`${origin}sitemap.xml`])
  // A site without robots.txt has done nothing wrong; a server that is silent is told of once.
  const { status } = members[0]!.source.served!
  return [0, 404, 410].includes(status) ? guessed : [...guessed, ...members]
}

function toSource(asked: string, served: Source['served'], file: Source['file']): Source {
  return {
    path: asked,
    // The file speaks for the address that it is served at, behind all redirects.
    url: served!.redirectedTo ?? asked,
    served,
    ...(file && { file }),
    open: file ? () => createReadStream(file.path, { highWaterMark: 64 * 1024 }) : async function* () {},
  }
}

/** In the set, a file is known by the URL that names it. */
function withAskedUrls(members: Member[]): Member[] {
  for (const member of members) member.result = { ...member.result, url: member.source.path }
  return members
}

function explainUnread({ source: { path, served } }: Member): string {
  const { status, failure } = served!
  return status === 0
    ? `${path} cannot be fetched: ${failure}.`
    : `${path} cannot be read: the server answers with status ${status}.`
}
