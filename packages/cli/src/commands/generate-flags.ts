import { failOn, now } from './check-flags.ts'
import type { Flag } from './table.ts'

/** What decides which pages are listed and how; `generate` and `explain` share it. */
const runFlags: Flag[] = [
  { flag: '--site <url>', about: 'The URL of the site; required here or in --config', option: 'site' },
  { flag: '--base <path>', about: 'The path under which the site is served: /docs/', option: 'base' },
  {
    flag: '--lastmod <kinds>',
    about: 'git, mtime, html, none, or a date for pages without a better one; several with commas',
    option: 'lastmod',
  },
  {
    flag: '--sources <glob>',
    about: "The source files of a page: 'content/{path}.md'; may be repeated",
    option: 'sources',
  },
  {
    flag: '--include <glob>',
    about: 'Lists only pages whose path matches; may be repeated',
    option: 'include',
  },
  {
    flag: '--exclude <glob>',
    about: 'Leaves out pages whose path matches; may be repeated',
    option: 'exclude',
  },
  { flag: '--clean-urls', about: 'a.html is served as /a', option: 'cleanUrls' },
  { flag: '--trailing-slash <style>', about: 'always, never or ignore (default)', option: 'trailingSlash' },
  { flag: '--filename <name>', about: 'The name of the entrance (default: sitemap.xml)', option: 'filename' },
  { flag: '--text', about: 'Writes sitemap.txt too', option: 'text' },
  { flag: '--gzip', about: 'Compresses the children of an index', option: 'gzip' },
  { flag: '--no-robots', about: 'Leaves robots.txt alone', option: 'robots' },
  { flag: '--allow-empty', about: 'No page is no failure', option: 'allowEmpty' },
  { flag: '--config <file>', about: 'A module that exports the options; flags win over it' },
]

const format: Flag = { flag: '--format <format>', about: 'pretty (default) or json' }

export const generateFlags: Flag[] = [
  ...runFlags,
  { flag: '--out <folder>', about: 'Where the files are written (default: the folder of pages)' },
  failOn,
  format,
  now,
]

export const explainFlags: Flag[] = [
  {
    flag: '--report <file>',
    about: 'The report of a build (default: node_modules/.cache/mapwright/report.json)',
  },
  ...runFlags,
  format,
  now,
]
