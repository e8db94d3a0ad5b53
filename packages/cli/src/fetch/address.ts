import { lookup as resolveName } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/**
 * Networks that no public URL may lead to: private, loopback, link-local, carrier-grade NAT, documentation, benchmarks,
 * multicast, reserved (RFC 6890 and the IANA special-purpose registries).
 */
const refused = new BlockList()
const networks4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
const networks6 = [
  '::/128',
  '::1/128',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
]
for (const [family, networks] of [
  ['ipv4', networks4],
  ['ipv6', networks6],
] as const) {
  for (const network of networks) {
    const [address, prefix] = network.split('/')
    refused.addSubnet(address!, Number(prefix), family)
  }
}

/** Prefixes of IPv6 that carry an IPv4 address, and the group at which it begins: mapped, translated (NAT64), 6to4. */
const carriers: [prefix: string, group: number][] = [
  ['0:0:0:0:0:ffff:', 6],
  ['64:ff9b:0:0:0:0:', 6],
  ['64:ff9b:1:', 6],
  ['2002:', 1],
  ['0:0:0:0:0:0:', 6],
]

/** True for an address that is not on the public internet; also where an IPv6 address carries such an IPv4 one. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return refused.check(address, 'ipv4')
  if (family !== 6) return false
  if (refused.check(address, 'ipv6')) return true
  const groups = expand(address)
  const written = groups.map((group) => group.toString(16)).join(':')
  const carrier = carriers.find(([prefix]) => written.startsWith(prefix))
  return carrier !== undefined && isPrivateAddress(toIPv4(groups[carrier[1]]!, groups[carrier[1] + 1]!))
}

const toIPv4 = (high: number, low: number) => [high >> 8, high & 255, low >> 8, low & 255].join('.')

/** The eight groups of an IPv6 address. */
function expand(address: string): number[] {
  const plain = address.replace(/%.*$/, '').replace(/[\d.]+$/, (tail) => {
    if (!tail.includes('.')) return tail
    const [a, b, c, d] = tail.split('.').map(Number)
    return `${((a! << 8) | b!).toString(16)}:${((c! << 8) | d!).toString(16)}`
  })
  const [head = '', tail] = plain.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const middle = tail === undefined ? [] : new Array<string>(8 - left.length - right.length).fill('0')
  return [...left, ...middle, ...right].map((group) => Number.parseInt(group, 16))
}

export class PrivateAddressError extends Error {
  constructor(host: string, address: string) {
    super(
      host === address
        ? `${host} is an address of a private network`
        : `${host} leads to ${address}, an address of a private network`,
    )
    this.name = 'PrivateAddressError'
  }
}

/** A host that is itself an address is never looked up, so it is judged before connecting. `[::1]` has its brackets here. */
export function refusePrivateHost(hostname: string): void {
  const bare = hostname.replace(/^\[|\]$/g, '')
  if (isIP(bare) !== 0 && isPrivateAddress(bare)) throw new PrivateAddressError(bare, bare)
}

/** Resolves names for a connection and judges the very addresses that are connected to, so that no answer can change in between. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  resolveName(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0)
    const bad = addresses.find(({ address }) => isPrivateAddress(address))
    if (bad) return callback(new PrivateAddressError(hostname, bad.address), '', 0)
    if (options.all) return callback(null, addresses)
    callback(null, addresses[0]!.address, addresses[0]!.family)
  })
}
