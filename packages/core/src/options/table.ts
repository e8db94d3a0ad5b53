import type { Options } from '../options.ts'

/** One option as the docs and `--help` show it. */
export interface OptionRow {
  /** `check.failOn` */
  name: string
  type: string
  default: string
  /** One sentence. */
  description: string
}

type TopLevel = Record<keyof Options, Omit<OptionRow, 'name'>>

const row = (type: string, fallback: string, description: string) => ({
  type,
  default: fallback,
  description,
})

const topLevel: TopLevel = {
  site: row(
    'string',
    "the framework's; required",
    'The absolute http(s) URL of the site, without query, fragment or credentials.',
  ),
  base: row(
    'string',
    "the bundler's",
    'The path under which the site is served; a relative base or one on a CDN counts as `/`.',
  ),
  enabled: row(
    'boolean | ({ command, mode, env }) => boolean',
    'true for builds',
    'Whether the plugin does anything.',
  ),
  outDir: row('string', "the bundler's", 'The folder where the HTML ends up, relative to the root.'),
  include: row(
    'string | string[] | (page) => boolean',
    'all',
    'Lists only pages whose decoded path below the base matches.',
  ),
  exclude: row(
    'string | string[] | (page) => boolean',
    'none',
    'Leaves out pages whose decoded path below the base matches; wins over `include`.',
  ),
  routes: row(
    'RouteInput[] | () => RouteInput[] (async, generator)',
    'none',
    'Routes without HTML: paths below the base, URLs, or objects with a `url` and fields of an entry.',
  ),
  trailingSlash: row(
    "'always' | 'never' | 'ignore'",
    "the framework's, else 'ignore'",
    'Slashes at the end of paths as the site is served.',
  ),
  cleanUrls: row('boolean', "the framework's, else false", 'Whether `a.html` is served as `/a`.'),
  lastmod: row(
    'false | string[] | object',
    "['given', 'html', 'git', 'mtime']",
    'The order in which evidence of the last change is tried; `false` writes no dates.',
  ),
  sources: row(
    '(page) => string[] | { [pattern]: globs }',
    'found',
    "A page's source files, relative to the root.",
  ),
  entry: row(
    '(entry, page) => entry | entry[] | false',
    'none',
    'Changes, drops or adds entries; runs last, before duplicates are joined and entries ordered.',
  ),
  sitemaps: row(
    '{ [name]: patterns }',
    'none',
    'Named groups, each written to files of its own; the first match wins.',
  ),
  extraSitemaps: row('string[]', 'none', 'URLs of other sitemaps that the index shall name.'),
  filename: row('string', 'sitemap.xml', 'Path of the entrance file in the output folder.'),
  gzip: row('boolean', 'false', 'Compresses the children of an index, never the entrance.'),
  text: row('boolean', 'false', 'Writes `sitemap.txt` too.'),
  limits: row('{ urls?, bytes? }', '50,000 URLs and 52,428,800 bytes', 'Lower limits of one file.'),
  robots: row('boolean | object', 'true', 'Keeps robots.txt up to date, or makes one.'),
  check: row('object', '{}', 'How the written files are judged.'),
  allowEmpty: row(
    'boolean',
    'false',
    'A run that finds no page is no failure; no file is written and ours is removed.',
  ),
  lang: row("'en' | 'ru'", 'en', 'Language of messages.'),
}

const nested: Record<string, Omit<OptionRow, 'name'>> = {
  'lastmod.order': row(
    'string[]',
    "['given', 'html', 'git', 'mtime']",
    'The first kind that has a date that can be trusted wins.',
  ),
  'lastmod.dateOf': row("'committer' | 'author'", 'committer', 'Which date of a commit counts.'),
  'lastmod.ignoreRevs': row(
    'string[]',
    'none',
    'Full ids of commits that do not count, besides those in `.git-blame-ignore-revs`.',
  ),
  'lastmod.requireGit': row(
    'boolean',
    'false',
    'Fails the build where git does not know a date: it is missing, or the clone is shallow.',
  ),
  'lastmod.ledger': row(
    'string | { file, write, ignore }',
    'none',
    "A file that remembers when each page's content last changed, for content that is in no repository.",
  ),
  'limits.urls': row('number', '50,000', 'URLs a file, 1 to 50,000.'),
  'limits.bytes': row('number', '52,428,800', 'Uncompressed bytes a file.'),
  'robots.policies': row(
    '{ userAgent, allow, disallow, crawlDelay }[]',
    'everything is allowed',
    'What a robots.txt says that is made because there is none.',
  ),
  'robots.sitemaps': row('string[]', 'none', 'URLs of other sitemaps that robots.txt shall name.'),
  'check.rules': row(
    "{ [id]: 'off' | level | [level, parameters] }",
    'as catalogued',
    'Levels of single rules.',
  ),
  'check.engines': row('string[]', 'all', 'Engines whose own rules count.'),
  'check.failOn': row(
    "'error' | 'warning' | 'never'",
    'error',
    'From which level on a finding fails the build.',
  ),
  'check.crossSubmit': row(
    'boolean | string[]',
    'false',
    'Hosts whose robots.txt names our sitemap, so that it may list them.',
  ),
  'check.report': row('{ format, file }', 'none', 'Writes the report to a file as well.'),
}

/** Every option, nested ones behind the one that holds them. */
export const optionTable: OptionRow[] = Object.entries(topLevel).flatMap(([name, about]) => [
  { name, ...about },
  ...Object.entries(nested)
    .filter(([path]) => path.startsWith(`${name}.`))
    .map(([path, more]) => ({ name: path, ...more })),
])
