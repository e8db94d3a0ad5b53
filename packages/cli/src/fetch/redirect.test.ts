import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Site, serve } from '../testing/serve.ts'
import { download } from './download.ts'
import { LIMITS } from './request.ts'

// A name of the public internet that leads to the server of this test; every other name and address is judged as always.
vi.mock('node:dns', async (original) => {
  const { lookup, ...others } = await original<typeof import('node:dns')>()
  const names: Record<string, string> = { 'public.example': '93.184.216.34', 'inside.example': '10.1.2.3' }
  return {
    ...others,
    lookup: (host: string, options: object, callback: (...answer: unknown[]) => void) => {
      const address = names[host]
      if (address === undefined) return lookup(host, options as never, callback as never)
      callback(null, [{ address, family: 4 }])
    },
  }
})
vi.mock('node:http', async (original) => {
  const http = await original<typeof import('node:http')>()
  return {
    ...http,
    // The machine has no way to 93.184.216.34: a connection that was let through to it goes to the server of this test.
    request: (url: string, options: import('node:http').RequestOptions, then: never) =>
      http.request(
        url,
        {
          ...options,
          lookup: (host, about, callback) =>
            options.lookup!(host, about, (error, addresses, family) => {
              if (error || !Array.isArray(addresses)) return callback(error, addresses, family)
              callback(
                null,
                addresses.map((one) =>
                  one.address === '93.184.216.34' ? { ...one, address: '127.0.0.1' } : one,
                ),
              )
            }),
        },
        then,
      ),
  }
})

const folder = mkdtempSync(join(tmpdir(), 'mapwright-test-'))
let site: Site
beforeAll(async () => {
  site = await serve({
    '/good.xml': '<urlset/>',
    '/to-good': { status: 301, headers: { location: '/good.xml' } },
    '/to-address': { status: 302, headers: { location: 'http://169.254.169.254/latest/meta-data/' } },
    '/to-loopback': { status: 302, headers: { location: '{origin}/good.xml' } },
    '/to-decimal': { status: 302, headers: { location: 'http://2130706433/' } },
    '/to-name': { status: 302, headers: { location: 'http://inside.example/' } },
    '/to-localhost': { status: 302, headers: { location: 'http://localhost/' } },
  })
})
afterAll(() => site.close())
const get = (path: string) => download(`http://public.example:${site.port}${path}`, folder, 'x', LIMITS)

describe('a public URL', () => {
  it('is fetched', async () => {
    expect((await get('/good.xml')).served.status).toBe(200)
    expect((await get('/to-good')).served).toMatchObject({ status: 200, redirects: 1 })
  })

  it.each([
    ['/to-address', '169.254.169.254 is an address of a private network'],
    ['/to-loopback', '127.0.0.1 is an address of a private network'],
    ['/to-decimal', '127.0.0.1 is an address of a private network'],
    ['/to-name', 'inside.example leads to 10.1.2.3, an address of a private network'],
    ['/to-localhost', 'localhost leads to'],
  ])('may not lead to a private network: %s', async (path, failure) => {
    const { served, file } = await get(path)
    expect(served).toMatchObject({ status: 0, failure: expect.stringContaining(failure) })
    expect(file).toBeUndefined()
  })
})
