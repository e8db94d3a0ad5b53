import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a path answers: a body, a status with headers, or whatever a function does. */
export type Reply =
  | string
  | Buffer
  | { status?: number; headers?: Record<string, string | string[]>; body?: string | Buffer }
  | ((request: IncomingMessage, response: ServerResponse) => void)

export interface Site {
  /** Without a slash behind it. */
  origin: string
  port: number
  /** Requests so far: `GET /sitemap.xml`. */
  asked: string[]
  close(): Promise<void>
}

const TYPES: Record<string, string> = {
  xml: 'application/xml',
  txt: 'text/plain; charset=utf-8',
  html: 'text/html',
  gz: 'application/gzip',
}

/** A real server on loopback. `{origin}` in a body is its own origin. What is not listed answers 404. */
export async function serve(replies: Record<string, Reply>): Promise<Site> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const reply = replies[request.url!] ??
      replies['*'] ?? { status: 404, headers: { 'content-type': 'text/html' }, body: 'Not found' }
    if (typeof reply === 'function') reply(request, response)
    else answer(request, response, reply, originOf(server))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { origin: originOf(server), port: (server.address() as AddressInfo).port, asked, close }
}

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  reply: Exclude<Reply, (...args: never[]) => unknown>,
  origin: string,
) {
  const {
    status = 200,
    headers = {},
    body = '',
  } = typeof reply === 'string' || Buffer.isBuffer(reply) ? { body: reply } : reply
  const filled = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      [value].flat().map((one) => one.replaceAll('{origin}', origin)),
    ]),
  )
  const extension = /\.(\w+)$/.exec(new URL(request.url!, origin).pathname)?.[1] ?? 'html'
  response.writeHead(status, { 'content-type': TYPES[extension] ?? 'application/octet-stream', ...filled })
  response.end(typeof body === 'string' ? body.replaceAll('{origin}', origin) : body)
}
