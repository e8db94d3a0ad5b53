import type { ChangeFreq, HookEntry, Options, Page } from '@mapwright/core'
import { OptionError } from '@mapwright/core'

/** An item as `serialize` of `@astrojs/sitemap` is given it. */
export interface LegacyItem {
  url: string
  lastmod?: string
  changefreq?: ChangeFreq
  priority?: number
  links?: { url: string; lang: string }[]
}

/** Options of `@astrojs/sitemap` that are understood under their own names. */
export interface LegacyOptions {
  filter?: (page: string) => boolean
  customPages?: string[]
  customSitemaps?: string[]
  entryLimit?: number
  filenameBase?: string
  changefreq?: ChangeFreq
  priority?: number
  serialize?: (item: LegacyItem) => LegacyItem | undefined | Promise<LegacyItem | undefined>
  /** Locales by path segment, as codes for hreflang. Default: Astro's own `i18n`. */
  i18n?: { defaultLocale: string; locales: Record<string, string> }
}

interface LegacyRow {
  name: string
  /** What it is called here; '' where there is none. */
  now: string
  /** What the migration page says of it. */
  about: string
  /** True where the old name is an error that tells the new one. */
  answered?: boolean
}

/** What became of each option of `@astrojs/sitemap`; a test holds docs/migrate/astrojs-sitemap.md to it. */
export const legacyRows: LegacyRow[] = [
  {
    name: 'filter',
    now: 'include',
    about:
      'Understood. It is given the absolute URL; `include` and `exclude` are given the page, or take patterns.',
  },
  {
    name: 'customPages',
    now: 'routes',
    about: 'Understood. Pages of another host are excluded, since a sitemap lists one host.',
  },
  { name: 'customSitemaps', now: 'extraSitemaps', about: 'Understood.' },
  {
    name: 'entryLimit',
    now: 'limits.urls',
    about: 'Understood, up to 50,000. The limit of bytes holds as well.',
  },
  {
    name: 'filenameBase',
    now: 'filename',
    about:
      'Understood: `pages` gives `pages.xml` as the entrance. There is no `-index` and no `-0` while one file is enough.',
  },
  { name: 'changefreq', now: 'entry', about: 'Understood. Google and Bing ignore it.' },
  { name: 'priority', now: 'entry', about: 'Understood. Google and Bing ignore it.' },
  {
    name: 'serialize',
    now: 'entry',
    about:
      'Understood: it is given `url`, `lastmod`, `changefreq`, `priority` and `links`; `undefined` drops the page.',
  },
  {
    name: 'i18n',
    now: "Astro's own `i18n`",
    about:
      "Understood. Without it Astro's own `i18n` gives the alternates; what a page says in its head wins.",
  },
  {
    name: 'lastmod',
    now: 'lastmod',
    about:
      'A Date is the time of the build for every page and is answered with an error. Leave it out: each page gets the date of its own sources.',
    answered: true,
  },
  {
    name: 'chunks',
    now: 'sitemaps',
    about: "Answered with the new name: named groups are patterns over URLs, `{ blog: '/blog/**' }`.",
    answered: true,
  },
  {
    name: 'namespaces',
    now: '',
    about: 'Answered: each file declares exactly the namespaces that it uses.',
    answered: true,
  },
  {
    name: 'xslURL',
    now: '',
    about: 'Answered: browsers are removing XSLT, and a style sheet changes nothing for a crawler.',
    answered: true,
  },
]

const answers: Record<string, string> = {
  chunks:
    "`chunks` of @astrojs/sitemap is called `sitemaps` here and takes patterns over URLs. Write sitemaps: { blog: '/blog/**' }.",
  namespaces:
    '`namespaces` of @astrojs/sitemap is not needed: each file declares exactly the namespaces that it uses. Remove it.',
  xslURL:
    '`xslURL` of @astrojs/sitemap is not offered: browsers are removing XSLT, and crawlers never read the style sheet. Remove it.',
}

/**
 * Turns options of `@astrojs/sitemap` into ours.
 * @throws OptionError for an option that is answered with its new name, for a `lastmod` that is a moment, and where an old and a new name are both set.
 */
export function translateOptions(given: Options & LegacyOptions): {
  options: Options
  i18n?: LegacyOptions['i18n']
} {
  for (const [name, answer] of Object.entries(answers)) {
    if (name in given) throw new OptionError(name, answer)
  }
  refuseBuildTime(given.lastmod)
  const {
    filter,
    customPages,
    customSitemaps,
    entryLimit,
    filenameBase,
    changefreq,
    priority,
    serialize,
    i18n,
    ...ours
  } = given
  const translated: Options = {
    ...(filter && { include: (page: Page) => filter(page.url) }),
    ...(customPages && { routes: customPages }),
    ...(customSitemaps && { extraSitemaps: customSitemaps }),
    ...(entryLimit !== undefined && { limits: { ...ours.limits, urls: entryLimit } }),
    ...(filenameBase !== undefined && { filename: `${filenameBase}.xml` }),
    ...((serialize || changefreq || priority !== undefined) && {
      entry: (entry: HookEntry) => applyLegacy(entry, { serialize, changefreq, priority }),
    }),
  }
  refuseBothNames(ours, {
    include: filter && 'filter',
    routes: customPages && 'customPages',
    extraSitemaps: customSitemaps && 'customSitemaps',
    filename: filenameBase && 'filenameBase',
    entry: translated.entry && 'serialize, changefreq or priority',
  })
  return { options: { ...ours, ...translated }, i18n }
}

function refuseBuildTime(lastmod: unknown): void {
  if (lastmod instanceof Date || (typeof lastmod === 'string' && lastmod !== '')) {
    throw new OptionError(
      'lastmod',
      'The option `lastmod` is one moment for every page. `new Date()` is the time of the build, which tells a crawler that all pages have changed, until it believes none of the dates. Remove it: each page gets the date of its own sources. A date for one page belongs in `routes` or `entry`.',
    )
  }
}

function refuseBothNames(ours: Options, old: Partial<Record<keyof Options, string | undefined>>): void {
  for (const [name, oldName] of Object.entries(old)) {
    if (oldName && name in ours) {
      throw new OptionError(
        name,
        `The options \`${name}\` and ${oldName} (its name in @astrojs/sitemap) are both set. Keep \`${name}\` and remove the other.`,
      )
    }
  }
}

async function applyLegacy(
  entry: HookEntry,
  legacy: Pick<LegacyOptions, 'serialize' | 'changefreq' | 'priority'>,
): Promise<HookEntry | false> {
  const { loc, alternates = [], lastmod, ...rest } = entry
  const changefreq = entry.changefreq ?? legacy.changefreq
  const priority = entry.priority ?? legacy.priority
  if (!legacy.serialize) return { ...entry, changefreq, priority }
  const item = await legacy.serialize({
    url: loc,
    ...(lastmod !== undefined && { lastmod: lastmod instanceof Date ? lastmod.toISOString() : lastmod }),
    ...(changefreq && { changefreq }),
    ...(priority !== undefined && { priority }),
    ...(alternates.length > 0 && {
      links: alternates.map(({ href, hreflang }) => ({ url: href, lang: hreflang })),
    }),
  })
  if (!item) return false
  return {
    ...rest,
    loc: item.url,
    lastmod: item.lastmod,
    changefreq: item.changefreq,
    priority: item.priority,
    alternates: item.links?.map(({ url, lang }) => ({ href: url, hreflang: lang })) ?? [],
  }
}
