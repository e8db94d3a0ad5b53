import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { type Reply, type Site, serve } from '../testing/serve.ts'
import { download } from './download.ts'
import { LIMITS } from './request.ts'

const folder = mkdtempSync(join(tmpdir(), 'mapwright-test-'))
const limits = { ...LIMITS, allowPrivate: true, headersWithin: 500, bodyWithin: 800, maxBytes: 1_000_000 }
const xml =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com/</loc></url></urlset>'
let site: Site

const get = async (reply: Reply, path = '/sitemap.xml', more: Record<string, Reply> = {}) => {
  site = await serve({ [path]: reply, ...more })
  return download(`${site.origin}${path}`, folder, String(Math.random()), limits)
}
const textOf = (file: { path: string } | undefined) => readFileSync(file!.path, 'latin1')

describe('download', () => {
  afterEach(() => site.close())

  it('keeps the bytes and tells how they were served', async () => {
    const { served, file } = await get(xml)
    expect(served).toEqual({ status: 200, contentType: 'application/xml' })
    expect(textOf(file)).toBe(xml)
    expect(file!.size).toBe(xml.length)
  })

  it('takes off the coding of the transfer', async () => {
    for (const [coding, body] of [
      ['gzip', gzipSync(xml)],
      ['x-gzip', gzipSync(xml)],
      ['br', brotliCompressSync(xml)],
      ['deflate', deflateSync(xml)],
      ['deflate', deflateRawSync(xml)],
      ['gzip, br', brotliCompressSync(gzipSync(xml))],
      ['identity', Buffer.from(xml)],
    ] as const) {
      const { served, file } = await get({ headers: { 'content-encoding': coding }, body })
      expect([coding, served.encodingMissing, textOf(file)]).toEqual([coding, undefined, xml])
      await site.close()
    }
  })

  it('leaves a gzipped file as it is where it lies so on the server', async () => {
    const { served, file } = await get(gzipSync(xml), '/sitemap.xml.gz')
    expect(served).toEqual({ status: 200, contentType: 'application/gzip' })
    expect(textOf(file).slice(0, 2)).toBe('\x1f\x8b')
  })

  it.each(['gzip', 'br', 'deflate', 'zstd'])(
    'tells of a body that is not %s though the header says so',
    async (coding) => {
      const { served, file } = await get({ headers: { 'content-encoding': coding }, body: xml })
      expect(served).toMatchObject({ status: 200, contentEncoding: coding, encodingMissing: true })
      expect(textOf(file)).toBe(xml)
    },
  )

  it('leaves a broken gzip body to the validator', async () => {
    const body = gzipSync(xml).subarray(0, 40)
    const { served, file } = await get({ headers: { 'content-encoding': 'gzip' }, body })
    expect(served.encodingMissing).toBeUndefined()
    expect(file!.size).toBe(40)
  })

  it('follows redirects, each hop counted', async () => {
    const { served, file } = await get({ status: 301, headers: { location: '/b' } }, '/a', {
      '/b': { status: 302, headers: { location: '{origin}/sitemap.xml#top' } },
      '/sitemap.xml': xml,
    })
    expect(served).toMatchObject({ status: 200, redirects: 2, redirectedTo: `${site.origin}/sitemap.xml` })
    expect(textOf(file)).toBe(xml)
  })

  it.each([
    [
      'a redirect in a circle',
      { status: 302, headers: { location: '/a' } },
      'its redirects lead in a circle',
    ],
    [
      'a redirect to a file',
      { status: 302, headers: { location: 'file:///etc/passwd' } },
      'which is no http(s) URL',
    ],
    ['a redirect to nothing', { status: 302, headers: { location: 'http://' } }, 'which is no http(s) URL'],
  ] as const)('refuses %s', async (_, reply, failure) => {
    const { served, file } = await get(reply, '/a')
    expect(served).toMatchObject({ status: 0, failure: expect.stringContaining(failure) })
    expect(file).toBeUndefined()
  })

  it('gives up after ten redirects', async () => {
    let hop = 0
    const { served } = await get(
      (_, response) => response.writeHead(302, { location: `/${++hop}` }).end(),
      '/a',
      {
        '*': (_, response) => response.writeHead(302, { location: `/${++hop}` }).end(),
      },
    )
    expect(served.failure).toBe('it redirects more than 10 times')
    expect(site.asked).toHaveLength(11)
  })

  it.each([404, 410, 500, 503, 204, 304])('reads nothing of an answer %i', async (status) => {
    const { served, file } = await get({ status, body: status < 400 ? '' : xml })
    expect([served.status, file]).toEqual([status, undefined])
  })

  it.each([
    ['says nothing', () => {}, 'nothing answered within 0.5 seconds'],
    [
      'stops in the middle',
      (_: unknown, response: { write(text: string): void }) => response.write('<urlset>'),
      'the answer was not complete after 0.8 seconds',
    ],
    [
      'hangs up',
      (request: { socket: { destroy(): void } }) => request.socket.destroy(),
      'the connection was cut off',
    ],
    [
      'hangs up in the middle',
      (request: { socket: { destroy(): void } }, response: { write(text: string, then: () => void): void }) =>
        response.write('<urlset>', () => request.socket.destroy()),
      'the connection was cut off',
    ],
    [
      'never ends',
      (_: unknown, response: import('node:http').ServerResponse) => {
        const more = () =>
          !response.destroyed && response.write(Buffer.alloc(64 * 1024), () => setImmediate(more))
        more()
      },
      'it is larger than 1 MiB and was not read to its end',
    ],
  ])('does not wait for a server that %s', async (_, reply, failure) => {
    const { served } = await get(reply as Reply)
    expect(served).toEqual({ status: 0, failure })
  })

  it('bounds what a packed body unpacks to', async () => {
    const { served } = await get({
      headers: { 'content-encoding': 'gzip' },
      body: gzipSync(Buffer.alloc(20_000_000)),
    })
    expect(served.failure).toBe('it is larger than 1 MiB and was not read to its end')
  })
})

describe('download of what is not there', () => {
  it.each([
    ['http://127.0.0.1:9/', 'the connection is refused'],
    ['http://name.invalid/', 'the host name.invalid is not known'],
  ])('tells why %s does not answer', async (url, failure) => {
    const { served } = await download(url, folder, 'x', limits)
    expect(served.status).toBe(0)
    if (url.includes('127')) expect(served.failure).toBe(failure)
    else expect(served.failure).toMatch(/name\.invalid/)
  })
})

describe('private addresses', () => {
  it.each(['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433'])(
    'are refused by default: %s',
    async (host) => {
      site = await serve({ '/': xml })
      const { served } = await download(`http://${host}:${site.port}/`, folder, 'x', {
        ...limits,
        allowPrivate: false,
      })
      expect(served.failure).toMatch(
        /an address of a private network\. Add --allow-private if it is your own$/,
      )
      expect(site.asked).toEqual([])
      await site.close()
    },
  )
})
