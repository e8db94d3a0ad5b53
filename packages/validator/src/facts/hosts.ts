import { isPunycode } from './punycode.ts'
import { isIpv4 } from './url.ts'

/** What is wrong with a host that the grammar allows, and that no name server can know. */
export type HostFault = 'label-empty' | 'label-long' | 'host-long' | 'character' | 'number' | 'punycode'

const MAX_LABEL = 63
const MAX_HOST = 253

/** Why a host (ASCII, lower case) cannot be looked up (RFC 1035, 2.3.4; RFC 5890); undefined where it can. A dot at its end is the root's. */
export function judgeHost(asciiHost: string): HostFault | undefined {
  if (asciiHost.startsWith('[') || isIpv4(asciiHost)) return undefined
  const host = asciiHost.endsWith('.') ? asciiHost.slice(0, -1) : asciiHost
  const labels = host.split('.')
  if (labels.includes('')) return 'label-empty'
  if (/[^a-z0-9._-]/.test(host)) return 'character'
  if (labels.some((label) => label.length > MAX_LABEL)) return 'label-long'
  if (host.length > MAX_HOST) return 'host-long'
  if (/^\d+$/.test(labels.at(-1)!)) return 'number'
  return labels.some((label) => label.startsWith('xn--') && !isPunycode(label.slice(4)))
    ? 'punycode'
    : undefined
}

const PRIVATE_V4 = /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./
const PLACEHOLDER = /^(?:www\.)?(?:your|my)-?(?:site|domain|website)\.[a-z]+$/

/** A host that only its own machine or network knows, or that a template came with. */
export const isDevelopmentHost = (host: string): boolean =>
  (isIpv4(host) && PRIVATE_V4.test(host)) ||
  host === '[::1]' ||
  /^\[f[cde]/.test(host) ||
  !/[.[]/.test(host) ||
  /\.(?:localhost|local|test|invalid|internal)$/.test(host) ||
  PLACEHOLDER.test(host)

/** The hosts that RFC 2606 sets aside for examples. */
export const isExampleHost = (host: string): boolean =>
  /(?:^|\.)example(?:\.(?:com|net|org|edu))?$/.test(host)
