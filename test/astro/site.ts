import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('../../', import.meta.url))
const installed = join(repository, 'packages/astro/node_modules')

/** A copy of examples/astro in a folder of its own, with the packages of this checkout and Astro 5. */
export interface Site {
  folder: string
  write(path: string, text: string): void
  /** Commits each file alone, on a day of its own: dates differ and are known. */
  commitEach(): void
  build(): { code: number; output: string }
  remove(): void
}

export function makeSite(): Site {
  const folder = mkdtempSync(join(tmpdir(), 'mapwright-astro-site-'))
  cpSync(join(repository, 'examples/astro'), folder, {
    recursive: true,
    filter: (path) =>
      !/(?:^|\/)(?:node_modules|dist|\.astro)(?:\/|$)/.test(
        path.slice(repository.length + 'examples/astro'.length),
      ),
  })
  writeFileSync(join(folder, '.gitignore'), 'node_modules\ndist\n.astro\n')
  link(folder)
  return siteIn(folder)
}

export function siteIn(folder: string): Site {
  return {
    folder,
    write(path, text) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), text)
    },
    commitEach: () => commitEach(folder),
    build: () => build(folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export function link(folder: string): void {
  for (const name of ['astro', '@astrojs/node', '@astrojs/sitemap'])
    symlink(folder, name, join(installed, name))
  symlink(folder, '@mapwright/astro', join(repository, 'packages/astro'))
}

function symlink(folder: string, name: string, target: string): void {
  const place = join(folder, 'node_modules', name)
  mkdirSync(dirname(place), { recursive: true })
  if (!existsSync(place)) symlinkSync(target, place)
}

export const git = (folder: string, args: string[], date?: string): string =>
  execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: '/dev/null',
      ...(date && { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }),
    },
  }).trim()

function commitEach(folder: string): void {
  git(folder, ['init', '-q'])
  git(folder, ['config', 'user.email', 'test@example.com'])
  git(folder, ['config', 'user.name', 'Test'])
  const files = git(folder, ['-c', 'core.quotePath=false', 'ls-files', '-o', '--exclude-standard'])
    .split('\n')
    .sort()
  for (const [i, file] of files.entries()) {
    git(folder, ['add', '--', file])
    git(
      folder,
      ['commit', '-q', '-m', `Add ${file}`],
      new Date(Date.UTC(2025, 0, 1 + i, 10, 0, i)).toISOString(),
    )
  }
}

function build(folder: string): { code: number; output: string } {
  rmSync(join(folder, 'dist'), { recursive: true, force: true })
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/astro/astro.js', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', CI: '', NODE_ENV: 'production' },
  })
  return { code: status ?? -1, output: stdout + stderr }
}

/** loc to lastmod of a written urlset, by a parser that is not ours. */
export async function readUrls(file: string): Promise<Map<string, string | undefined>> {
  const { parseSitemap } = await import('sitemap')
  const { Readable } = await import('node:stream')
  const items = await parseSitemap(Readable.from([readFileSync(file)]))
  return new Map(items.map(({ url, lastmod }) => [url, lastmod]))
}

export const filesIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : []
