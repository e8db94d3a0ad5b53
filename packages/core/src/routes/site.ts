import { OptionError } from '../options/error.ts'
import { wrongValue } from '../options/judge.ts'
import { encodeText, tidyPath } from './encode.ts'

/** Where the site is served. */
export interface Site {
  /** Scheme, host in ASCII form, port where it is not the default: `https://www.example.com`. */
  origin: string
  /** Host and port. */
  host: string
  /** Encoded, with a slash at both ends: `/`, `/docs/`. */
  base: string
  /** Origin and base: the URL of the home page. */
  root: string
  /** The site option spelled the base out as well. */
  repeatsBase: boolean
}

/** Joins `site` and base. The site's path is the base where there is none; two different ones are an error. */
export function makeSite(site: string | undefined, base: string): Site | OptionError {
  const text = site?.trim()
  if (!text) return missingSite
  const expected = 'an absolute http(s) URL such as "https://www.example.com"'
  if (!/^https?:\/\/[^/?#\\]/i.test(text) || !URL.canParse(text)) {
    const bare = `https://${text.replace(/^\/+/, '')}`
    const meant =
      !text.includes(':') && text.includes('.') && URL.canParse(bare) ? `; did you mean "${bare}"?` : ''
    return wrongValue('site', expected + meant, site)
  }
  const url = new URL(text)
  if (url.username || url.password)
    return new OptionError('site', 'The option `site` must not contain a user name or password.')
  if (/[?#]/.test(text)) return wrongValue('site', `${expected}, without query and fragment`, site)

  const ofSite = asBase(text.replace(/^https?:\/\/[^/]*/i, ''))
  const ofBundler = isOnlyForAssets(base) ? '/' : asBase(base)
  if (ofSite !== '/' && ofBundler !== '/' && ofSite !== ofBundler) {
    return new OptionError(
      'site',
      `The option \`site\` has the path "${ofSite}" and the base is "${ofBundler}": it is not clear under which of them the site is served. Leave the path out of \`site\`, or make both equal.`,
    )
  }
  const path = ofBundler === '/' ? ofSite : ofBundler
  return {
    origin: url.origin,
    host: url.host,
    base: path,
    root: url.origin + path,
    repeatsBase: ofSite !== '/' && ofSite === ofBundler,
  }
}

const missingSite = new OptionError(
  'site',
  'The option `site` is missing: a sitemap holds absolute URLs. Set it to the URL of the site, such as "https://www.example.com".',
)

/** A relative base or one on a CDN says where assets are, not where pages are. */
const isOnlyForAssets = (base: string) => /^(?:[a-z][a-z0-9+.-]*:|\/\/|\.)/i.test(base.trim())

function asBase(path: string): string {
  const tidy = tidyPath(path.trim()).replace(/^\/|\/$/g, '')
  return tidy === '' ? '/' : `/${encodeText(tidy)}/`
}
