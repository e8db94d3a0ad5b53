import { judgeRobots, readPage } from '@mapwright/core'
import type { PageFacts } from '@mapwright/validator'
import { type Answer, ask, RequestError, type RequestLimits } from './request.ts'

/** Bytes of a document that are read for its head. */
const HEAD_BYTES = 256 * 1024

/**
 * Status, redirect, noindex and canonical of a live page: HEAD, then GET where the head of the document is needed or the server
 * refuses HEAD. Empty for a page that does not answer: nothing is known of it.
 */
export async function askPage(loc: string, limits: RequestLimits): Promise<PageFacts> {
  const oneHop = { ...limits, maxRedirects: 0 }
  try {
    const head = await ask(loc, oneHop, 'HEAD')
    head.body.destroy()
    const isKnown = head.status === 200 && !isDocument(head)
    return isKnown ? factsOfHeaders(head) : await readAnswer(loc, await ask(loc, oneHop))
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    return error.redirect ? { status: error.redirect.status, redirectsTo: error.redirect.to } : {}
  }
}

const isDocument = ({ headers }: Answer) => /\bx?html\b/i.test(headers['content-type'] ?? '')

function factsOfHeaders({ status, body }: Answer): PageFacts {
  // Each header by itself: joined, the crawler that one of them names would be taken for that of all.
  const directives = (body.headersDistinct['x-robots-tag'] ?? []).map(readDirective)
  return { status, noindex: judgeRobots(directives).noindex }
}

/** `googlebot: noindex` speaks of one crawler; a directive with a value of its own, such as `max-snippet: 10`, does not. */
function readDirective(value: string): { name: string; content: string } {
  const [, name, content] = /^\s*(?!unavailable_after|max-)([a-z][a-z-]*)\s*:\s*(.*)$/i.exec(value) ?? []
  return name === undefined
    ? { name: 'robots', content: value }
    : { name: name.toLowerCase(), content: content! }
}

async function readAnswer(loc: string, answer: Answer): Promise<PageFacts> {
  const facts = factsOfHeaders(answer)
  if (answer.status !== 200 || !isDocument(answer)) {
    answer.body.destroy()
    return facts
  }
  const bytes = await readStart(answer, HEAD_BYTES)
  const file = { path: loc, changedAt: 0, read: (most?: number) => bytes.subarray(0, most) }
  const route = { path: new URL(loc).pathname, origin: 'routes' as const }
  const { page } = await readPage(file, route, loc, false)
  const { robots, canonical, redirectsTo } = page
  return { ...facts, noindex: facts.noindex || robots.noindex, canonical, redirectsTo }
}

/** The first bytes of a body; what arrived is used where the rest does not come in time. */
export async function readStart({ body }: Answer, most: number, within = 15_000): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let size = 0
  const timer = setTimeout(() => body.destroy(), within)
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.length
      if (size >= most) break
    }
  } catch (error) {
    // A connection that breaks off behind the head has told what was asked.
    if (size === 0) throw new RequestError((error as Error).message)
  } finally {
    clearTimeout(timer)
  }
  return Buffer.concat(chunks).subarray(0, most)
}
