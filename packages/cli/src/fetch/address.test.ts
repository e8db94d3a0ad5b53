import { lookup as resolveName } from 'node:dns'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { isPrivateAddress, lookupPublic, PrivateAddressError, refusePrivateHost } from './address.ts'

vi.mock('node:dns', async (original) => ({ ...(await original<object>()), lookup: vi.fn() }))

const refused = [
  '0.0.0.0',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '0:0:0:0:0:0:0:1',
  'fc00::1',
  'fdff::1',
  'fe80::1',
  'febf::1',
  'fec0::1',
  'ff02::1',
  '2001:db8::1',
  '100::1',
  '2001::1',
  // IPv4 inside IPv6: mapped, translated, 6to4, compatible.
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::FFFF:10.0.0.1',
  '0:0:0:0:0:ffff:a00:1',
  '64:ff9b::10.0.0.1',
  '64:ff9b::a9fe:a9fe',
  '2002:7f00:1::',
  '2002:c0a8:101::1',
  '::127.0.0.1',
  '::a00:1',
  '64:ff9b:1::7f00:1',
]
const allowed = [
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '169.253.255.255',
  '169.255.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.0.1.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2606:4700::1111',
  '2a00:1450::1',
  '::ffff:8.8.8.8',
  '64:ff9b::8.8.8.8',
  '2002:808:808::1',
  '2001:4860:4860::8888',
]

describe('isPrivateAddress', () => {
  it.each(refused)('refuses %s', (address) => expect(isPrivateAddress(address)).toBe(true))
  it.each(allowed)('allows %s', (address) => expect(isPrivateAddress(address)).toBe(false))

  it('says of an address in IPv6 what it says of it in IPv4', () => {
    const byte = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(byte, byte, byte, byte, (a, b, c, d) => {
        const plain = [a, b, c, d].join('.')
        const hex = `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
        for (const carried of [`::ffff:${plain}`, `::ffff:${hex}`, `64:ff9b::${plain}`, `2002:${hex}::`]) {
          expect(isPrivateAddress(carried), carried).toBe(isPrivateAddress(plain))
        }
      }),
    )
  })
})

describe('refusePrivateHost', () => {
  // As the URL parser leaves them: decimal, octal, hexadecimal and shortened forms are all the same address.
  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[0:0:0:0:0:ffff:7f00:1]/',
    'http://169.254.169.254/latest',
    'http://\uff11\uff12\uff17.0.0.1/',
  ])('refuses %s', (url) => {
    expect(() => refusePrivateHost(new URL(url).hostname)).toThrow(PrivateAddressError)
  })

  it.each([
    'http://example.com/',
    'http://8.8.8.8/',
    'http://[2606:4700::1111]/',
    'http://127.0.0.1.example.com/',
  ])('lets %s pass', (url) => {
    expect(() => refusePrivateHost(new URL(url).hostname)).not.toThrow()
  })
})

describe('lookupPublic', () => {
  const answer = (...addresses: string[]) =>
    vi.mocked(resolveName).mockImplementation(((
      _host: string,
      _options: unknown,
      callback: (...args: unknown[]) => void,
    ) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )) as never)
  const look = (all: boolean) =>
    new Promise((resolve, reject) =>
      lookupPublic('site.example', { all }, (error, found) => (error ? reject(error) : resolve(found))),
    )

  it('hands on public addresses as they were asked for', async () => {
    answer('93.184.216.34', '2606:4700::1111')
    expect(await look(true)).toEqual([
      { address: '93.184.216.34', family: 4 },
      { address: '2606:4700::1111', family: 6 },
    ])
    expect(await look(false)).toBe('93.184.216.34')
  })

  it('refuses a name of which one address is private, since any of them may be connected to', async () => {
    answer('93.184.216.34', '10.0.0.1')
    await expect(look(true)).rejects.toThrow(
      'site.example leads to 10.0.0.1, an address of a private network',
    )
    await expect(look(false)).rejects.toThrow(PrivateAddressError)
    answer('::ffff:10.0.0.1')
    await expect(look(true)).rejects.toThrow(PrivateAddressError)
  })

  it('hands on that a name is unknown', async () => {
    vi.mocked(resolveName).mockImplementation(((_h: string, _o: unknown, callback: (error: Error) => void) =>
      callback(
        Object.assign(new Error('getaddrinfo ENOTFOUND site.example'), { code: 'ENOTFOUND' }),
      )) as never)
    await expect(look(true)).rejects.toThrow('ENOTFOUND')
  })
})
