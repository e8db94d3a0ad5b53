import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { version } from '../version.ts'
import { lookupPublic, refusePrivateHost } from './address.ts'

export interface RequestLimits {
  allowPrivate: boolean
  /** Milliseconds until the headers must be there. */
  headersWithin: number
  /** Milliseconds until the whole body must be there. */
  bodyWithin: number
  /** Bytes as transferred. */
  maxBytes: number
  /** Redirects that are followed. */
  maxRedirects: number
}

export const LIMITS: RequestLimits = {
  allowPrivate: false,
  headersWithin: 15_000,
  bodyWithin: 120_000,
  // More than the protocol allows for one file, so that a larger one can be told from one that never ends.
  maxBytes: 4 * 52_428_800,
  maxRedirects: 10,
}

export interface Answer {
  status: number
  headers: IncomingMessage['headers']
  /** The URL that answered, behind all redirects. */
  url: string
  redirects: number
  body: IncomingMessage
}

/** A request that got no answer; the message is the end of the sentence "… cannot be fetched: …". */
export class RequestError extends Error {
  /** Where one redirect too many leads. */
  readonly redirect: { status: number; to: string } | undefined

  constructor(message: string, redirect?: { status: number; to: string }) {
    super(message)
    this.name = 'RequestError'
    this.redirect = redirect
  }
}

/**
 * Asks a URL and follows its redirects by hand: each hop is judged anew for scheme and address.
 * The caller reads or destroys `body`.
 * @throws RequestError where nothing answers, or must not be asked.
 */
export async function ask(
  url: string,
  limits: RequestLimits,
  method: 'GET' | 'HEAD' = 'GET',
): Promise<Answer> {
  let current = url
  const asked = new Set([url])
  for (let redirects = 0; ; redirects++) {
    const body = await askOnce(current, limits, method)
    const status = body.statusCode!
    const { location } = body.headers
    if (![301, 302, 303, 307, 308].includes(status) || location === undefined) {
      return { status, headers: body.headers, url: current, redirects, body }
    }
    body.destroy()
    const next = URL.canParse(location, current) ? new URL(location, current) : undefined
    if (!next || !/^https?:$/.test(next.protocol)) {
      throw new RequestError(`${current} redirects to "${location}", which is no http(s) URL`)
    }
    if (redirects >= limits.maxRedirects) {
      throw new RequestError(`it redirects more than ${limits.maxRedirects} times`, { status, to: next.href })
    }
    next.hash = ''
    current = next.href
    if (asked.has(current)) throw new RequestError('its redirects lead in a circle')
    asked.add(current)
  }
}

function askOnce(url: string, limits: RequestLimits, method: string): Promise<IncomingMessage> {
  const { hostname, protocol } = new URL(url)
  const options: RequestOptions = {
    method,
    headers: {
      accept: '*/*',
      // The file itself, as it lies on the server: a coding of the transfer would be taken for one of the file.
      'accept-encoding': 'identity',
      'user-agent': `mapwright/${version} (sitemap validator)`,
    },
    ...(!limits.allowPrivate && { lookup: lookupPublic }),
  }
  return new Promise((resolve, reject) => {
    if (!limits.allowPrivate) refusePrivateHost(hostname)
    const asked = (protocol === 'https:' ? requestHttps : requestHttp)(url, options, (body) => {
      clearTimeout(timer)
      resolve(body)
    })
    const timer = setTimeout(
      () => asked.destroy(new RequestError(`nothing answered within ${limits.headersWithin / 1000} seconds`)),
      limits.headersWithin,
    )
    asked.on('error', (error) => {
      clearTimeout(timer)
      reject(explain(error, hostname))
    })
    asked.end()
  }).catch((error) => {
    throw explain(error, hostname)
  }) as Promise<IncomingMessage>
}

/** The error of a connection as the end of a sentence. */
export function explain(error: unknown, host: string): RequestError {
  if (error instanceof RequestError) return error
  const { name, message, code = '' } = error as NodeJS.ErrnoException
  if (name === 'PrivateAddressError')
    return new RequestError(`${message}. Add --allow-private if it is your own`)
  const known: Record<string, string> = {
    ENOTFOUND: `the host ${host} is not known`,
    EAI_AGAIN: `the host ${host} cannot be looked up now`,
    ECONNREFUSED: 'the connection is refused',
    ECONNRESET: 'the connection was cut off',
    ETIMEDOUT: 'the connection timed out',
    EHOSTUNREACH: 'the host cannot be reached',
    CERT_HAS_EXPIRED: 'its certificate has expired',
    DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
    ERR_TLS_CERT_ALTNAME_INVALID: `its certificate is not for ${host}`,
  }
  return new RequestError(known[code] ?? message)
}
