import * as v from 'valibot'
import type { Options } from '../options.ts'
import {
  aBoolean,
  aFunction,
  exactly,
  isFunction,
  isObject,
  isText,
  isTrueOrFalse,
  listOf,
  oneOf,
  or,
  shapes,
  sitemapUrls,
  text,
  textOrTexts,
  wholeNumber,
} from './schema-parts.ts'

/**
 * The one schema of the options. A schema's message says what was expected, as the end of the sentence
 * "The option `x` must be …"; options/judge.ts makes the sentences.
 */

/** The protocol's limits of one file (sitemaps.org, "Sitemap file limits"). */
export const MAX_URLS = 50_000
export const MAX_BYTES = 52_428_800

export const dateKinds = ['given', 'html', 'ledger', 'git', 'mtime'] as const
export const engineNames = ['google', 'yandex', 'bing', 'baidu', 'indexnow'] as const
const levels = ['off', 'error', 'warning', 'info'] as const

const filter = shapes(
  'a pattern, an array of patterns or a function of the page',
  [isText, text('a pattern such as "/drafts/**"')],
  [Array.isArray, listOf(text('a pattern such as "/drafts/**"'), 'an array of patterns')],
  [isFunction, v.any()],
)

const isRelativePath = (path: string) =>
  !/^(?:\/|\\|[a-z]:)/i.test(path) &&
  !path.split(/[\\/]/).some((part) => part === '' || part === '.' || part === '..')

const lastmodEntries = {
  order: v.optional(
    v.pipe(
      listOf(oneOf(dateKinds), `an array of ${or(dateKinds)}`),
      v.minLength(1, `an array with at least one of ${or(dateKinds)}; \`lastmod: false\` writes no dates`),
    ),
  ),
  dateOf: v.optional(oneOf(['committer', 'author'])),
  ignoreRevs: v.optional(
    listOf(
      v.pipe(v.string('a full commit id'), v.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i, 'a full commit id')),
      'an array of full commit ids',
    ),
  ),
  requireGit: v.optional(aBoolean),
  ledger: v.optional(
    shapes(
      'a file name or an object',
      [isText, text('a file name')],
      [
        isObject,
        exactly({
          file: text('a file name'),
          write: v.optional(aBoolean),
          ignore: v.optional(listOf(text('a selector'), 'an array of selectors')),
        }),
      ],
    ),
  ),
}

const robotsEntries = {
  policies: v.optional(
    listOf(
      exactly({
        userAgent: textOrTexts("a crawler's name or an array of names"),
        allow: v.optional(textOrTexts('a path or an array of paths')),
        disallow: v.optional(textOrTexts('a path or an array of paths')),
        crawlDelay: v.optional(v.pipe(v.number('a number of seconds'), v.minValue(0, 'a number of seconds'))),
      }),
      'an array of policies',
    ),
  ),
  sitemaps: v.optional(sitemapUrls),
}

const ruleSetting = shapes(
  `${or(levels)}, or an array of such a level and parameters`,
  [isText, oneOf(levels)],
  [
    Array.isArray,
    v.strictTuple(
      [
        oneOf(levels),
        v.record(
          v.string(),
          v.union([v.string(), v.number()], 'a number or a text'),
          'an object of parameters',
        ),
      ],
      `an array of a level and an object of parameters`,
    ),
  ],
)

const checkEntries = {
  rules: v.optional(v.record(v.string(), ruleSetting, 'an object of rule ids and levels')),
  engines: v.optional(listOf(oneOf(engineNames), `an array of ${or(engineNames)}`)),
  failOn: v.optional(oneOf(['error', 'warning', 'never'])),
  crossSubmit: v.optional(
    shapes(
      'true, false or an array of hosts',
      [isTrueOrFalse, aBoolean],
      [Array.isArray, listOf(text('a host'), 'an array of hosts')],
    ),
  ),
  report: v.optional(
    exactly({ format: oneOf(['pretty', 'json', 'sarif', 'github', 'junit']), file: text('a file name') }),
  ),
}

const optionEntries = {
  site: v.optional(v.string('an absolute http(s) URL')),
  base: v.optional(v.string('a path such as "/docs/"')),
  enabled: v.optional(shapes('true, false or a function', [isTrueOrFalse, aBoolean], [isFunction, v.any()])),
  outDir: v.optional(text('a folder')),
  include: v.optional(filter),
  exclude: v.optional(filter),
  routes: v.optional(
    shapes(
      'an array of paths or a function that returns them',
      [Array.isArray, v.any()],
      [isFunction, v.any()],
    ),
  ),
  trailingSlash: v.optional(oneOf(['always', 'never', 'ignore'])),
  cleanUrls: v.optional(aBoolean),
  lastmod: v.optional(
    shapes(
      'false, an array of kinds of evidence or an object',
      [(value) => value === false, v.literal(false)],
      [Array.isArray, lastmodEntries.order],
      [isObject, exactly(lastmodEntries)],
    ),
  ),
  sources: v.optional(
    shapes(
      'a function or an object of URL patterns and globs',
      [isFunction, v.any()],
      [isObject, v.record(v.string(), textOrTexts('a glob or an array of globs'))],
    ),
  ),
  entry: v.optional(aFunction('a function')),
  sitemaps: v.optional(
    v.pipe(
      v.custom<object>(isObject, 'an object of names and URL patterns'),
      v.record(
        v.pipe(
          v.string(),
          v.regex(/^[a-z][a-z0-9-]*$/, 'named with lower-case letters, digits and hyphens, a letter first'),
        ),
        textOrTexts('a URL pattern or an array of URL patterns'),
      ),
    ),
  ),
  extraSitemaps: v.optional(sitemapUrls),
  filename: v.optional(
    v.pipe(
      text('a file name that ends in .xml'),
      v.check(isRelativePath, 'a path inside the output folder, such as "sitemap.xml"'),
      v.endsWith('.xml', 'a file name that ends in .xml'),
    ),
  ),
  gzip: v.optional(aBoolean),
  text: v.optional(aBoolean),
  limits: v.optional(
    exactly({
      urls: v.optional(wholeNumber(MAX_URLS, '50,000')),
      bytes: v.optional(wholeNumber(MAX_BYTES, '52,428,800')),
    }),
  ),
  robots: v.optional(
    shapes('true, false or an object', [isTrueOrFalse, aBoolean], [isObject, exactly(robotsEntries)]),
  ),
  check: v.optional(exactly(checkEntries)),
  allowEmpty: v.optional(aBoolean),
  lang: v.optional(oneOf(['en', 'ru'])),
} satisfies Record<keyof Options, v.GenericSchema>

export const optionsSchema = exactly(optionEntries)

/** Names at each level, by the path of the object that holds them; for the nearest name of a typo. */
export const optionNames: Record<string, readonly string[]> = {
  '': Object.keys(optionEntries),
  lastmod: Object.keys(lastmodEntries),
  'lastmod.ledger': ['file', 'write', 'ignore'],
  limits: ['urls', 'bytes'],
  robots: Object.keys(robotsEntries),
  'robots.policies': ['userAgent', 'allow', 'disallow', 'crawlDelay'],
  check: Object.keys(checkEntries),
  'check.report': ['format', 'file'],
}
