import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { packAll } from '../scripts/pack.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const packages = ['validator', 'core', 'unplugin', 'astro', 'cli'] as const
const bin = (name: string) => join(root, 'test/node_modules/.bin', name)
const folder = mkdtempSync(join(tmpdir(), 'mapwright-packed-'))
const env = { ...process.env, NO_COLOR: '1', npm_config_audit: 'false', npm_config_fund: 'false' }
const run = (command: string, args: string[], cwd: string) =>
  execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

interface Manifest {
  name: string
  exports: Record<string, unknown>
  keywords: string[]
}
const manifests = {} as Record<(typeof packages)[number], Manifest>
const tarballs: Record<string, string> = {}

/** Packs every package and installs the tarballs in an empty folder, as a stranger would. */
beforeAll(() => {
  const packed = packAll(folder)
  for (const name of packages) {
    const { name: own } = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))
    tarballs[name] = packed[own]!
    manifests[name] = JSON.parse(run('tar', ['-xOf', tarballs[name]!, 'package/package.json'], folder))
  }
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({
      private: true,
      dependencies: Object.fromEntries(
        packages
          .filter((name) => name !== 'astro')
          .map((name) => [manifests[name].name, `file:${tarballs[name]}`]),
      ),
      devDependencies: { vite: '8.3.8' },
      // What the tarballs ask of each other is not published yet.
      overrides: Object.fromEntries(packages.map((name) => [manifests[name].name, `file:${tarballs[name]}`])),
    }),
  )
  run('npm', ['install', '--ignore-scripts'], folder)
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the packed tarballs', () => {
  test.each(packages)(
    '%s carries no source condition, names its files, and is what publint and attw expect',
    (name) => {
      expect(JSON.stringify(manifests[name].exports)).not.toContain('"source"')
      const files = run('tar', ['-tf', tarballs[name]!], folder).split('\n').filter(Boolean)
      expect(files.filter((file) => !/^package\/(?:dist\/|package\.json|README|LICENSE)/.test(file))).toEqual(
        [],
      )
      expect(run(bin('publint'), [tarballs[name]!, '--strict'], folder)).toContain('All good')
      if (name !== 'cli')
        run(
          bin('attw'),
          [
            tarballs[name]!,
            '--profile',
            'esm-only',
            ...(name === 'unplugin' ? ['--ignore-rules', 'cjs-resolves-to-esm'] : []),
          ],
          folder,
        )
    },
  )

  test('every export loads by import, and each adapter by require as a function', () => {
    const targets = packages
      .filter((name) => name !== 'astro')
      .flatMap((name) =>
        Object.keys(manifests[name].exports)
          .filter((path) => !path.includes('json'))
          .map((path) => manifests[name].name + path.slice(1)),
      )
    writeFileSync(
      join(folder, 'load.mjs'),
      targets
        .map(
          (target) =>
            `import * as _${target.replace(/\W/g, '_')} from '${target}'\nif (Object.keys(_${target.replace(/\W/g, '_')}).length === 0) throw new Error('${target} is empty')`,
        )
        .join('\n'),
    )
    run(process.execPath, ['load.mjs'], folder)
    const adapters = targets.filter((target) => target.startsWith('unplugin-mapwright/'))
    expect(adapters.length).toBeGreaterThanOrEqual(7)
    writeFileSync(
      join(folder, 'load.cjs'),
      adapters
        .map(
          (target) =>
            `if (typeof require('${target}') !== 'function') throw new Error('${target} is no function')`,
        )
        .join('\n'),
    )
    run(process.execPath, ['--no-warnings', 'load.cjs'], folder)
  })

  test('the command runs, and a site is built by Vite with the plugin', () => {
    const site = join(folder, 'site')
    mkdirSync(site)
    writeFileSync(
      join(site, 'index.html'),
      '<!doctype html><html lang="en"><head><title>Home</title></head><body>Hello</body></html>',
    )
    writeFileSync(
      join(site, 'vite.config.mjs'),
      "import mapwright from 'unplugin-mapwright/vite'\nexport default { plugins: [mapwright({ site: 'https://www.example.com' })] }\n",
    )
    const output = run(join(folder, 'node_modules/.bin/vite'), ['build'], site)
    expect(output).toContain('dist/sitemap.xml')
    expect(readFileSync(join(site, 'dist/sitemap.xml'), 'utf8')).toContain(
      '<loc>https://www.example.com/</loc>',
    )
    expect(readFileSync(join(site, 'dist/robots.txt'), 'utf8')).toContain(
      'Sitemap: https://www.example.com/sitemap.xml',
    )
    const report = JSON.parse(
      run(
        join(folder, 'node_modules/.bin/mapwright'),
        ['check', 'dist', '--site', 'https://www.example.com', '--format', 'json'],
        site,
      ),
    )
    expect(report.summary).toMatchObject({ errors: 0, warnings: 0 })
    expect(report.files).toContainEqual(
      expect.objectContaining({ path: 'dist/sitemap.xml', kind: 'urlset', urls: 1 }),
    )
  })

  test('the keywords by which registries find us', () => {
    expect(manifests.unplugin.keywords).toEqual(
      expect.arrayContaining([
        'unplugin',
        'vite-plugin',
        'rollup-plugin',
        'rolldown-plugin',
        'webpack-plugin',
        'esbuild-plugin',
      ]),
    )
    expect(manifests.astro.keywords).toEqual(
      expect.arrayContaining(['astro-integration', 'withastro', 'seo']),
    )
  })
})
