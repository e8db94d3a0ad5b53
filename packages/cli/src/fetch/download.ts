import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, type Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { Served } from '@mapwright/validator'
import { type Answer, ask, explain, RequestError, type RequestLimits } from './request.ts'

export interface Download {
  /** As asked for. */
  url: string
  served: Served
  /** Where the body lies now; a failed or empty answer has an empty file. */
  file: string
  size: number
}

/**
 * Fetches a URL into a file of `folder`, so that it can be read more than once and by a thread.
 * @throws RequestError where nothing usable answers: that is for the caller to report.
 */
export async function download(
  url: string,
  folder: string,
  name: string,
  limits: RequestLimits,
): Promise<Download> {
  const answer = await ask(url, limits)
  const file = join(folder, name)
  await store(answer, file, limits)
  return { url, served: describe(answer, url), file, size: (await stat(file)).size }
}

function describe({ status, headers, url, redirects }: Answer, asked: string): Served {
  const { 'content-type': contentType, 'content-encoding': contentEncoding } = headers
  return {
    status,
    ...(contentType !== undefined && { contentType }),
    ...(contentEncoding !== undefined && { contentEncoding }),
    ...(url !== asked && { redirectedTo: url }),
    ...(redirects > 0 && { redirects }),
  }
}

async function store({ body, headers, url }: Answer, file: string, limits: RequestLimits): Promise<void> {
  const timer = setTimeout(
    () =>
      body.destroy(new RequestError(`the answer was not complete after ${limits.bodyWithin / 1000} seconds`)),
    limits.bodyWithin,
  )
  try {
    const [chunks, first] = await peek(body)
    const decoder = decoderFor(headers['content-encoding'], url, first)
    const stages = [
      Readable.from(chunks),
      ...(decoder ? [decoder] : []),
      bound(limits.maxBytes),
      createWriteStream(file),
    ]
    await pipeline(stages as never)
  } catch (error) {
    throw explain(error, new URL(url).hostname)
  } finally {
    clearTimeout(timer)
  }
}

/** The first chunk of a body, and all of it. */
async function peek(body: Readable): Promise<[AsyncIterable<Buffer>, Buffer]> {
  const iterator = body[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  const { value: first = Buffer.alloc(0), done } = await iterator.next()
  const chunks = (async function* () {
    yield first
    for (let next = done ? { done } : await iterator.next(); !next.done; next = await iterator.next())
      yield (next as { value: Buffer }).value
  })()
  return [chunks, first]
}

/** Cuts off a body that never ends. */
const bound = (maxBytes: number) =>
  async function* (chunks: AsyncIterable<Buffer>) {
    let bytes = 0
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes > maxBytes)
        throw new RequestError(
          `it is larger than ${Math.round(maxBytes / 1024 / 1024)} MiB and was not read to its end`,
        )
      yield chunk
    }
  }

/**
 * A coding of the transfer is taken off, as a crawler does. A gzipped file that a server labels so (`sitemap.xml.gz`)
 * stays as it is: the validator unpacks it by its content. So does a body that lacks the coding it claims.
 */
function decoderFor(encoding: string | undefined, url: string, first: Buffer): Transform | undefined {
  if (encoding === 'br') return createBrotliDecompress()
  if (encoding === 'deflate') return createInflate()
  const isGzip = first[0] === 0x1f && first[1] === 0x8b
  if (encoding === 'gzip' && isGzip && !/\.gz$/i.test(new URL(url).pathname)) return createGunzip()
  return undefined
}
