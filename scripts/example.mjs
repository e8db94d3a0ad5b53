// Installs one example from the packed tarballs in a folder of its own, builds it, checks what it wrote, and prints one line.
// `node scripts/example.mjs <name>`; `--lock` writes the example's lock of everything but our own packages instead.
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packAll } from './pack.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const [name = '', ...flags] = process.argv.slice(2)
const names = readdirSync(join(root, 'examples')).filter((one) =>
  existsSync(join(root, 'examples', one, 'package.json')),
)
if (!names.includes(name)) {
  console.error(`There is no example "${name}". There are ${names.join(', ')}.`)
  process.exit(2)
}

const folder = mkdtempSync(join(tmpdir(), `mapwright-example-${name}-`))
try {
  process.exitCode = flags.includes('--lock') ? lock() : runExample()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function runExample() {
  copyExample()
  useTarballs(tarballs())
  const installed = run('npx', ['-y', 'pnpm@12.4.2', 'install', '--no-frozen-lockfile', '--prefer-offline'])
  if (installed.status !== 0) return report('cannot be installed', installed)
  const built = build()
  if (built.status !== 0) return report('does not build', built)
  const outDir = dirname(findFile('sitemap.xml'))
  const { listed, excluded } = JSON.parse(readFileSync(findFile('report.json'), 'utf8'))
  const site = new URL(listed[0].loc).origin
  const checked = run(bin('mapwright'), [
    'check',
    outDir,
    '--site',
    site,
    '--dir',
    outDir,
    '--format',
    'json',
  ])
  if (checked.status !== 0) return report('has findings', checked)
  const { summary } = JSON.parse(checked.stdout)
  const dated = listed.filter(({ lastmod }) => lastmod !== null).length
  console.log(
    `${name}: ${listed.length} listed (${dated} dated), ${excluded.length} excluded, ${summary.errors} errors, ${summary.warnings} warnings`,
  )
  return 0
}

/** Everything but our own packages, at the versions that were tried: those come as tarballs, made anew each time. */
function lock() {
  copyExample()
  rmSync(join(folder, 'pnpm-lock.yaml'), { force: true })
  editManifest((manifest) => dropOurs(manifest))
  const installed = run('npx', ['-y', 'pnpm@12.4.2', 'install', '--lockfile-only'])
  if (installed.status !== 0) return report('cannot be locked', installed)
  copyFileSync(join(folder, 'pnpm-lock.yaml'), join(root, 'examples', name, 'pnpm-lock.yaml'))
  console.log(`${name}: locked`)
  return 0
}

function copyExample() {
  const skip = /(?:^|[\\/])(?:node_modules|dist|build|\.astro|\.svelte-kit|\.react-router)(?:[\\/]|$)/
  const source = join(root, 'examples', name)
  cpSync(source, folder, { recursive: true, filter: (path) => !skip.test(path.slice(source.length)) })
  // Build scripts of packages are not needed; an unknown one would stop the installation.
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    'packages: []\nallowBuilds:\n  core-js: false\n  esbuild: false\n  sharp: false\n',
  )
  makeHistory()
}

/** A commit a file, on days of their own, so that there is something to date. */
function makeHistory() {
  const git = (args, date) =>
    spawnSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        GIT_AUTHOR_NAME: 'Example',
        GIT_AUTHOR_EMAIL: 'e@example.com',
        GIT_COMMITTER_NAME: 'Example',
        GIT_COMMITTER_EMAIL: 'e@example.com',
        ...(date && { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }),
      },
    }).stdout
  git(['init', '-q'])
  for (const [i, file] of git(['ls-files', '-oz']).split('\0').filter(Boolean).sort().entries()) {
    git(['add', '--', file])
    git(['commit', '-q', '-m', `Add ${file}`], new Date(Date.UTC(2025, 0, 1 + i, 10)).toISOString())
  }
}

/** The tarballs; those of MAPWRIGHT_TARBALLS (a JSON object of names and files) where several examples are run in turn. */
function tarballs() {
  const packed = process.env.MAPWRIGHT_TARBALLS
    ? JSON.parse(process.env.MAPWRIGHT_TARBALLS)
    : packAll(mkdtempSync(join(folder, '.tarballs-')))
  return Object.fromEntries(Object.entries(packed).map(([one, file]) => [one, `file:${file}`]))
}

function useTarballs(places) {
  editManifest((manifest) => {
    dropOurs(manifest)
    manifest.devDependencies = {
      ...manifest.devDependencies,
      mapwright: places.mapwright,
      ...(name === 'astro'
        ? { '@mapwright/astro': places['@mapwright/astro'] }
        : { 'unplugin-mapwright': places['unplugin-mapwright'] }),
    }
  })
  const overrides = Object.entries(places).map(([packed, place]) => `  '${packed}': '${place}'`)
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    `${readFileSync(join(folder, 'pnpm-workspace.yaml'), 'utf8')}overrides:\n${overrides.join('\n')}\n`,
  )
}

/** Versions that the workspace keeps in one place. */
function spellCatalog(manifest) {
  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
  for (const dependencies of [manifest.dependencies, manifest.devDependencies]) {
    for (const [one, version] of Object.entries(dependencies ?? {})) {
      if (version === 'catalog:')
        dependencies[one] = new RegExp(`^  '?${one}'?: (.+)$`, 'm').exec(workspace)[1]
    }
  }
}

function dropOurs(manifest) {
  spellCatalog(manifest)
  for (const kind of ['dependencies', 'devDependencies']) {
    for (const one of Object.keys(manifest[kind] ?? {})) {
      if (/^(?:@mapwright\/|unplugin-mapwright$|mapwright$)/.test(one)) delete manifest[kind][one]
    }
  }
}

function editManifest(edit) {
  const file = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  edit(manifest)
  writeFileSync(file, JSON.stringify(manifest, null, 2))
}

/** A framework that wants a newer Node brings it along as a dependency; it comes first on the path of its build. */
function build() {
  return run('npx', ['-y', 'pnpm@12.4.2', 'run', 'build'])
}

function run(command, args, cwd = folder) {
  const { FORCE_COLOR: _, NODE_ENV: __, CI: ___, ...inherited } = process.env
  const env = { ...inherited, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' }
  return spawnSync(command, args, { cwd, encoding: 'utf8', env, maxBuffer: 64 * 1024 * 1024 })
}

function bin(command) {
  return join(folder, 'node_modules/.bin', command)
}

function findFile(file) {
  const found = readdirSync(folder, { recursive: true })
    .map(String)
    .filter(
      (path) =>
        path.endsWith(file) &&
        (file === 'report.json' ? path.includes('mapwright') : !/node_modules|\.svelte-kit/.test(path)),
    )
  if (found.length !== 1)
    throw new Error(
      `${name}: there should be one ${file}, but there are ${found.length}: ${found.join(', ')}`,
    )
  return join(folder, found[0])
}

function report(what, { stdout, stderr }) {
  console.error(`${name} ${what}.\n${stdout}${stderr}`)
  return 1
}
