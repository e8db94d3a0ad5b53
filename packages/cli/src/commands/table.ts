import type { Command as CacCommand } from 'cac'
import type { Terminal } from '../print.ts'
import { checkFlags } from './check-flags.ts'
import { explainFlags, generateFlags } from './generate-flags.ts'

/** A flag as help and the docs show it. */
export interface Flag {
  /** With its value: `--site <url>`. */
  flag: string
  about: string
  /** The option of core that it sets, where there is one. */
  option?: string
}

export interface Command {
  name: string
  usage: string
  about: string
  flags: Flag[]
  examples: string[]
  run(args: string[], flags: Record<string, unknown>, terminal: Terminal): Promise<number>
}

/** Every command. Each is loaded when it is run, so that a small file is answered at once. */
export const commands: Command[] = [
  {
    name: 'check',
    usage: '<file|folder|url|-> [...]',
    about: 'Checks sitemaps, indexes, feeds and robots.txt.',
    flags: checkFlags,
    examples: [
      'mapwright check dist --site https://www.example.com --dir dist',
      'mapwright check https://www.example.com',
      'mapwright check sitemap.xml --format sarif --output-file report.sarif',
    ],
    run: async (args, flags, terminal) => (await import('./check.ts')).check(args, flags, terminal),
  },
  {
    name: 'generate',
    usage: '<folder|list.txt|->',
    about: 'Makes a sitemap from a folder of built pages, or from a list of URLs.',
    flags: generateFlags,
    examples: [
      'mapwright generate dist --site https://www.example.com',
      "mapwright generate _site --site https://www.example.com --sources 'content/{path}.md'",
    ],
    run: async (args, flags, terminal) => (await import('./generate.ts')).generate(args, flags, terminal),
  },
  {
    name: 'explain',
    usage: '<url|path> [folder|list.txt]',
    about: 'Says why a URL is or is not in the sitemap, and where its date comes from.',
    flags: explainFlags,
    examples: [
      'mapwright explain /blog/first-post/',
      'mapwright explain /blog/first-post/ dist --site https://www.example.com',
    ],
    run: async (args, flags, terminal) => (await import('./explain.ts')).explain(args, flags, terminal),
  },
  {
    name: 'rules',
    usage: '[id]',
    about: 'Lists the rules, or explains one.',
    flags: [
      {
        flag: '--search <text>',
        about: 'Only rules that speak of it, also by their names in Search Console and Yandex Webmaster',
      },
      { flag: '--format <format>', about: 'pretty (default) or json' },
    ],
    examples: ['mapwright rules loc-too-long', 'mapwright rules --search "Invalid date"'],
    run: async (args, flags, terminal) => (await import('./rules.ts')).listRules(args, flags, terminal),
  },
]

/** Tells cac the flags of a command. */
export function addFlags(command: CacCommand, { flags }: Command): void {
  for (const { flag, about } of flags) command.option(flag, about)
}
