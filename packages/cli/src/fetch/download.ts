import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib'
import type { Served } from '@mapwright/validator'
import { type Answer, ask, explain, RequestError, type RequestLimits } from './request.ts'

export interface Download {
  served: Served
  /** Where the body lies; an answer other than 200 has none. */
  file?: { path: string; size: number }
}

/**
 * Fetches a URL into the file `folder/name`, so that it can be read more than once and by a thread.
 * Never throws for what a server does: an answer that cannot be had is told in `served`.
 */
export async function download(
  url: string,
  folder: string,
  name: string,
  limits: RequestLimits,
): Promise<Download> {
  try {
    const answer = await ask(url, limits)
    const served = describe(answer)
    // What another answer carries is a page for people, not the sitemap.
    if (answer.status !== 200) {
      answer.body.destroy()
      return { served }
    }
    const path = join(folder, name)
    await store(answer, path, limits)
    const codings = codingsOf(answer.headers['content-encoding'])
    const decoded = await takeOff(codings, path, limits)
    if (decoded === 'missing') served.encodingMissing = true
    return { served, file: { path, size: (await stat(path)).size } }
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    return { served: { status: 0, failure: error.message } }
  }
}

function describe({ status, headers, url, redirects }: Answer): Served {
  const { 'content-type': contentType, 'content-encoding': contentEncoding } = headers
  return {
    status,
    ...(contentType !== undefined && { contentType }),
    ...(contentEncoding !== undefined && { contentEncoding }),
    ...(redirects > 0 && { redirects, redirectedTo: url }),
  }
}

async function store({ body, url }: Answer, path: string, limits: RequestLimits): Promise<void> {
  const seconds = limits.bodyWithin / 1000
  const late = new RequestError(`the answer was not complete after ${seconds} seconds`)
  const timer = setTimeout(() => body.destroy(late), limits.bodyWithin)
  try {
    await pipeline(body, bound(limits.maxBytes), createWriteStream(path))
  } catch (error) {
    throw explain(error, new URL(url).hostname)
  } finally {
    clearTimeout(timer)
  }
}

/** Cuts off a body that never ends. */
const bound = (maxBytes: number) =>
  async function* (chunks: AsyncIterable<Buffer>) {
    let bytes = 0
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes > maxBytes) {
        const mebibytes = Math.round(maxBytes / 1024 / 1024)
        throw new RequestError(`it is larger than ${mebibytes} MiB and was not read to its end`)
      }
      yield chunk
    }
  }

const codingsOf = (header: string | undefined): string[] =>
  (header ?? '')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity')

const DECODERS: Record<string, (() => Transform)[]> = {
  gzip: [createGunzip],
  'x-gzip': [createGunzip],
  br: [createBrotliDecompress],
  // By the letter zlib's format, in practice also without its header.
  deflate: [createInflate, createInflateRaw],
}

/**
 * Takes off the coding of the transfer, as a crawler does. A body that does not have what the header claims is left as it is, and
 * so is one whose coding is broken: the validator unpacks gzip by content and says what is wrong with it.
 */
async function takeOff(codings: string[], path: string, limits: RequestLimits): Promise<'done' | 'missing'> {
  for (const coding of codings.reverse()) {
    const isPacked = await startsAsGzip(path)
    if (/gzip/.test(coding) && !isPacked) return 'missing'
    if (!(await decodeFile(DECODERS[coding] ?? [], path, limits))) return isPacked ? 'done' : 'missing'
  }
  return 'done'
}

/** True where one of the decoders could read the file, which then holds what it read. */
async function decodeFile(
  decoders: (() => Transform)[],
  path: string,
  limits: RequestLimits,
): Promise<boolean> {
  for (const decoder of decoders) {
    try {
      await pipeline(
        createReadStream(path),
        decoder(),
        bound(limits.maxBytes),
        createWriteStream(`${path}.decoded`),
      )
      await rename(`${path}.decoded`, path)
      return true
    } catch (error) {
      if (error instanceof RequestError) throw error
    }
  }
  return false
}

async function startsAsGzip(path: string): Promise<boolean> {
  const handle = await open(path)
  try {
    const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0)
    return buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await handle.close()
  }
}
