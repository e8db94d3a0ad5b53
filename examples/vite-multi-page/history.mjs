import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const example = dirname(fileURLToPath(import.meta.url))

/**
 * The site's history, oldest first: when each file was committed. A file that is named twice was changed by the second
 * commit. The last commit changes what all pages share, which dates no page.
 */
export const commits = [
  [
    '2024-02-05T09:10:00+01:00',
    'Set the site up',
    'package.json',
    'vite.config.js',
    'find-pages.js',
    '.gitignore',
    'src',
    'public',
  ],
  ['2024-02-05T09:40:00+01:00', 'Open the shop window', 'index.html'],
  ['2024-02-06T18:02:11+01:00', 'Say who we are', 'about.html'],
  ['2024-02-07T07:15:30+01:00', 'Say where we are', 'contact.html', '404.html'],
  ['2024-03-12T21:44:05+01:00', 'List what we bake', 'products/index.html'],
  ['2024-03-12T21:58:47+01:00', 'Describe the rye bread', 'products/rye-bread.html', 'print/rye-bread.html'],
  ['2024-03-30T23:30:00+01:00', 'Describe the cinnamon bun', 'products/cinnamon-bun.html'],
  ['2024-06-21T12:00:00+02:00', 'Take orders for wedding cakes', 'products/wedding-cake.html'],
  ['2024-09-02T06:05:59+02:00', 'Begin the recipes', 'recipes/index.html', 'recipes/sourdough-at-home.html'],
  ['2024-09-02T06:20:00+02:00', 'Write down the sourdough', 'recipes/sourdough-at-home.md'],
  ['2024-09-14T16:45:12+02:00', 'Write down the plum tart', 'recipes/plum-tart.html', 'recipes/plum-tart.md'],
  ['2025-01-28T20:20:20+01:00', 'Remember the first winter', 'blog/index.html', 'blog/first-winter.html'],
  ['2025-04-01T00:30:00+02:00', 'Speak German', 'de/index.html', 'de/ueber-uns.html'],
  ['2025-05-19T11:11:11+02:00', 'Open the café', 'café/index.html'],
  ['2025-08-08T08:08:08+02:00', 'Introduce the team', 'team/index.html', 'team/people.json'],
  ['2025-11-03T13:37:00+01:00', 'Redirect the old shop', 'old-shop.html'],
  ['2026-02-17T10:00:00+01:00', 'Think about spring', 'drafts/spring-menu.html'],
  ['2026-06-10T22:15:00+02:00', 'Show the new oven', 'blog/new-oven.html'],
  ['2026-07-04T05:55:00+02:00', 'Fold four times instead of three', 'recipes/sourdough-at-home.md'],
  ['2026-08-20T17:30:45+02:00', 'Welcome Oyelaran', 'team/people.json'],
  ['2026-09-09T09:09:09+02:00', 'Open an hour earlier', 'src/hours.json', 'src/style.css', 'src/layout.js'],
]

/** Runs git in `folder`, independent of the user's own settings. */
export function git(folder, args, env = {}) {
  return execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...withoutGit(process.env), GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1', ...env },
  })
}

const withoutGit = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('GIT_')))

/** Copies the example into `folder` and gives it a history of its own, a repository of `folder` alone. */
export function makeHistory(folder) {
  mkdirSync(folder, { recursive: true })
  git(folder, ['init', '--quiet', '--initial-branch=main'])
  for (const [index, [date, message, ...files]] of commits.entries()) {
    for (const file of files) cpSync(join(example, file), join(folder, file), { recursive: true })
    // A file that a later commit changes differs until then.
    const later = commits.slice(index + 1).flatMap(([, , ...paths]) => paths)
    for (const path of new Set(later)) {
      if (files.some((file) => path === file || path.startsWith(`${file}/`)))
        appendFileSync(join(folder, path), '\n')
    }
    const who = { NAME: 'Ines', EMAIL: 'ines@harbour-bakery.example', DATE: date }
    const env = Object.fromEntries(
      ['AUTHOR', 'COMMITTER'].flatMap((role) =>
        Object.entries(who).map(([key, value]) => [`GIT_${role}_${key}`, value]),
      ),
    )
    git(folder, ['add', '--', ...files])
    git(folder, ['commit', '--quiet', '--message', message], env)
  }
}

/** Lets `folder` use the packages that the example has installed. */
export function linkPackages(folder) {
  const installed = join(example, 'node_modules')
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  for (const name of readdirSync(installed)) {
    if (!name.startsWith('.'))
      symlinkSync(join(installed, name), join(folder, 'node_modules', name), 'junction')
  }
}
