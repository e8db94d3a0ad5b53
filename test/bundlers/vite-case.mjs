// node vite-case.mjs <vite> <case> <root> [<output folder>]: one way in which Vite is asked to build.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { viteConfig } from './tools/vite.mjs'

const [name, wanted, root, outDir] = process.argv.slice(2)
const { build, createBuilder, createServer } = await import(name)
const options = { site: 'https://www.example.com' }

const config = async (more = {}, ours = options) => {
  const made = await viteConfig({ root, options: ours })
  const { plugins = [], build: asked = {}, ...rest } = more
  return { ...made, ...rest, plugins: [...made.plugins, ...plugins], build: { ...made.build, ...asked } }
}

/** A client and a server, as frameworks set them up; the server's folder gets the public folder, too. */
const environments = {
  client: { build: { outDir: join(root, 'dist/client') } },
  ssr: {
    build: { outDir: join(root, 'dist/server'), ssr: true, rollupOptions: { input: join(root, 'main.js') } },
  },
}

/** As the command does it. */
const buildApp = async (inline) => (await createBuilder(inline, null)).buildApp()

const failIn = (environment) => ({
  name: 'fail',
  transform(_, id) {
    if (this.environment.name === environment && id.endsWith('main.js')) throw new Error('not today')
  },
})

/** Writes a page as late as a framework does it. */
const latePage = () => {
  mkdirSync(join(root, 'dist/client/late'), { recursive: true })
  writeFileSync(join(root, 'dist/client/late/index.html'), '<!doctype html><title>Late</title>')
}

const cases = {
  command: async () => buildApp(await config(outDir ? { build: { outDir } } : {})),
  api: async () => build(await config()),
  'environments built by Vite': async () => buildApp(await config({ builder: {}, environments })),
  'environments built by a framework': async () =>
    buildApp(
      await config({
        environments,
        builder: {
          async buildApp(builder) {
            for (const name of ['ssr', 'client']) await builder.build(builder.environments[name])
            latePage()
          },
        },
      }),
    ),
  'server fails after the client': async () =>
    buildApp(await config({ builder: {}, environments, plugins: [failIn('ssr')] })),
  'client, then server': async () => {
    await build(await config())
    await build(
      await config({
        build: { ssr: join(root, 'main.js'), outDir: join(root, 'dist-server'), rollupOptions: {} },
      }),
    )
  },
  'server alone': async () =>
    build(
      await config({
        build: { ssr: join(root, 'main.js'), outDir: join(root, 'dist-server'), rollupOptions: {} },
      }),
    ),
  'outputs in one folder': async () =>
    build(
      await withOutputs([{ entryFileNames: 'modern/[name].js' }, { entryFileNames: 'legacy/[name].js' }]),
    ),
  'outputs in two folders': async () =>
    build(await withOutputs([{ dir: join(root, 'dist/modern') }, { dir: join(root, 'dist/legacy') }])),
  'write: false': async () => {
    await build(await config())
    await build(await config({ build: { write: false } }))
  },
  'relative base': async () => build(await config({ base: './' })),
  'base on a CDN': async () => build(await config({ base: 'https://cdn.example.net/assets/' })),
  'copied later': async () => {
    const { cpSync } = await import('node:fs')
    const copy = {
      name: 'copy',
      closeBundle: () => cpSync(join(root, 'dist'), join(root, 'deploy'), { recursive: true }),
    }
    await build(await config({ plugins: [copy] }))
  },
  'dev server': async () => {
    const server = await createServer({
      ...(await config({ server: { ws: false, middlewareMode: true } }, { filname: 1 })),
      appType: 'custom',
    })
    await server.close()
  },
  'dev server inside a build': async () => {
    const dev = {
      name: 'dev',
      async buildStart() {
        const server = await createServer({
          ...(await config({ server: { ws: false, middlewareMode: true } })),
          appType: 'custom',
        })
        await server.close()
        if (existsSync(join(root, 'dist/sitemap.xml'))) throw new Error('The server wrote a sitemap.')
      },
    }
    await build(await config({ plugins: [dev] }))
  },
  disabled: async () => build(await config({}, { enabled: false, filname: 1 })),
  'enabled by mode': async () =>
    build(
      await config(
        { mode: 'staging' },
        { enabled: ({ command, mode }) => command === 'build' && mode === 'production' },
      ),
    ),
  'broken rule': async () =>
    build(await config({}, { ...options, check: { rules: { 'hreflang-missing-self': 'error' } } })),
  'no page': async () =>
    build(await config({ publicDir: false, build: { rollupOptions: { input: join(root, 'main.js') } } })),
  'missing site': async () => build(await config({}, {})),
  'relative site': async () => build(await config({}, { site: 'www.example.com' })),
  'missing folder': async () => build(await config({}, { ...options, outDir: 'nowhere' })),
}

async function withOutputs(output) {
  const made = await config()
  return { ...made, build: { ...made.build, rollupOptions: { ...made.build.rollupOptions, output } } }
}

try {
  await cases[wanted]()
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
