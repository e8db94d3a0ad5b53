import type { Command as CacCommand } from 'cac'
import type { Terminal } from '../print.ts'

export interface Flag {
  /** As help shows it: `--site <url>`. */
  flag: string
  about: string
}

export interface Command {
  name: string
  /** In cac's own grammar: `[...paths]`. */
  usage: string
  about: string
  flags: Flag[]
  examples: string[]
  run(args: unknown[], flags: Record<string, unknown>, terminal: Terminal): Promise<number>
}

const failOn: Flag = {
  flag: '--fail-on <level>',
  about: 'error (default), warning or never: from which level on the exit code is 1',
}
const now: Flag = { flag: '--now <date>', about: 'The clock, for a report that can be reproduced' }
const lang: Flag = { flag: '--lang <lang>', about: 'en (default) or ru' }

const generateFlags: Flag[] = [
  { flag: '--site <url>', about: 'The URL of the site (required)' },
  { flag: '--base <path>', about: 'The path under which the site is served: /docs/' },
  { flag: '--out <dir>', about: 'Where the files are written (default: the folder)' },
  {
    flag: '--lastmod <kind>',
    about: 'git, mtime, html, none or a date for every page; several with commas (default: html,git,mtime)',
  },
  { flag: '--sources <glob>', about: "The source files of a page: 'content/{path}.md'. May be repeated" },
  { flag: '--include <glob>', about: 'Lists only pages whose path matches. May be repeated' },
  { flag: '--exclude <glob>', about: 'Leaves out pages whose path matches. May be repeated' },
  { flag: '--clean-urls', about: 'a.html is served as /a' },
  { flag: '--trailing-slash <style>', about: 'always, never or ignore (default)' },
  { flag: '--no-robots', about: 'Leaves robots.txt alone' },
  { flag: '--filename <name>', about: 'The name of the entrance (default: sitemap.xml)' },
  { flag: '--text', about: 'Writes sitemap.txt too' },
  { flag: '--gzip', about: 'Compresses the children of an index' },
  { flag: '--allow-empty', about: 'No page is no failure' },
  failOn,
  { flag: '--config <file>', about: 'A module that exports the options; flags win over it' },
  { flag: '--format <format>', about: 'pretty (default) or json' },
  now,
]

export const commands: Command[] = [
  {
    name: 'check',
    usage: '[...paths]',
    about: 'Checks sitemaps, indexes, feeds and robots.txt: files, folders, URLs, or - for standard input',
    flags: [
      { flag: '--format <format>', about: 'pretty (default), json, sarif, github or junit' },
      { flag: '--output-file <file>', about: 'Writes the report to a file instead' },
      { flag: '--url <url>', about: 'Where the one file checked is served' },
      { flag: '--site <url>', about: 'Where the folder checked is served' },
      { flag: '--dir <dir>', about: 'The built site: lets the rules about listed pages run' },
      {
        flag: '--engine <names>',
        about: 'google, yandex, bing, baidu: whose own rules count (default: all)',
      },
      { flag: '--rule <id=level>', about: 'off, error, warning or info for one rule. May be repeated' },
      failOn,
      {
        flag: '--max-findings <n>',
        about: 'Places listed for one rule and file (default: 100; 0 lists all)',
      },
      { flag: '--pages', about: 'Asks the live pages that are listed' },
      { flag: '--sample <n>', about: 'How many of them' },
      { flag: '--cross-submit [hosts]', about: 'Hosts whose robots.txt names this sitemap; alone: all' },
      { flag: '--allow-private', about: 'Lets URLs lead to addresses of private networks' },
      lang,
      now,
    ],
    examples: [
      'mapwright check dist --site https://www.example.com --dir dist',
      'mapwright check https://www.example.com',
      'mapwright check sitemap.xml --format sarif --output-file report.sarif',
    ],
    run: async (args, flags, terminal) =>
      (await import('./check.ts')).check((args[0] ?? []) as string[], flags, terminal),
  },
  {
    name: 'generate',
    usage: '[...inputs]',
    about:
      'Makes a sitemap from a folder of built pages, or from a list of URLs (a .txt file, or - for standard input)',
    flags: generateFlags,
    examples: [
      'mapwright generate dist --site https://www.example.com',
      "mapwright generate _site --site https://www.example.com --sources 'content/{path}.md'",
    ],
    run: async (args, flags, terminal) =>
      (await import('./generate.ts')).generate((args[0] ?? []) as string[], flags, terminal),
  },
  {
    name: 'explain',
    usage: '[...target]',
    about: 'Says why a URL is or is not in the sitemap, and where its date comes from',
    flags: [
      {
        flag: '--report <file>',
        about: 'The report of a build (default: node_modules/.cache/mapwright/report.json)',
      },
      { flag: '--dir <dir>', about: 'Asks a folder of built pages instead, with the flags of generate' },
      ...generateFlags.filter(({ flag }) => !/^--(?:fail-on|format|out) /.test(flag)),
      { flag: '--format <format>', about: 'pretty (default) or json' },
    ],
    examples: [
      'mapwright explain /blog/first-post/',
      'mapwright explain https://www.example.com/a --dir dist --site https://www.example.com',
    ],
    run: async (args, flags, terminal) =>
      (await import('./explain.ts')).explain((args[0] ?? []) as string[], flags, terminal),
  },
  {
    name: 'rules',
    usage: '[id]',
    about: 'Lists the rules, or explains one',
    flags: [
      {
        flag: '--search <text>',
        about:
          'Only rules that speak of the text, also by the names that Search Console and Yandex Webmaster use',
      },
      { flag: '--format <format>', about: 'pretty (default) or json' },
    ],
    examples: ['mapwright rules loc-too-long', 'mapwright rules --search "Invalid date"'],
    run: async (args, flags, terminal) =>
      (await import('./rules.ts')).listRules(args[0] as string | undefined, flags, terminal),
  },
]

/** Tells cac the flags of a command; what it does not know is judged before (main.ts). */
export function addFlags(cacCommand: CacCommand, { flags }: Command): void {
  for (const { flag, about } of flags) cacCommand.option(flag, about)
}
