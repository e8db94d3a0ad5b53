import type { Flag } from './table.ts'

export const failOn: Flag = {
  flag: '--fail-on <level>',
  about: 'error (default), warning or never: from which level on the exit code is 1',
  option: 'check.failOn',
}
export const lang: Flag = {
  flag: '--lang <lang>',
  about: 'Language of messages: en (default) or ru',
  option: 'lang',
}
export const now: Flag = { flag: '--now <date>', about: 'The clock, for a report that can be reproduced' }

export const checkFlags: Flag[] = [
  { flag: '--format <format>', about: 'pretty (default), json, sarif, github or junit' },
  { flag: '--output-file <file>', about: 'Writes the report to a file instead' },
  { flag: '--url <url>', about: 'Where the one file checked is served' },
  { flag: '--site <url>', about: 'Where the folder checked is served', option: 'site' },
  { flag: '--dir <folder>', about: 'The built site: lets the rules about listed pages run' },
  {
    flag: '--engine <names>',
    about: 'google, yandex, bing, baidu, indexnow: whose own rules count (default: all)',
    option: 'check.engines',
  },
  {
    flag: '--rule <id=level>',
    about: 'off, error, warning or info for one rule; may be repeated',
    option: 'check.rules',
  },
  failOn,
  { flag: '--max-findings <n>', about: 'Places listed for one rule and file (default: 100; 0 lists all)' },
  { flag: '--pages', about: 'Asks the live pages that are listed' },
  { flag: '--sample <n>', about: 'How many of them (default: 100; 0 is all)' },
  {
    flag: '--cross-submit',
    about: "The hosts' robots.txt files name this sitemap, so that it may list other hosts and folders",
    option: 'check.crossSubmit',
  },
  {
    flag: '--allow-private',
    about: 'Lets URLs lead to addresses of private networks: for servers of your own',
  },
  lang,
  now,
]
