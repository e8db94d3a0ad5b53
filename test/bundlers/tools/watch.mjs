import { createRequire } from 'node:module'
import { esbuildOptions } from './esbuild.mjs'
import { farmConfig } from './farm.mjs'
import { bundleOptions } from './rollup.mjs'
import { viteConfig } from './vite.mjs'
import { rsbuildConfig, webpackConfig } from './webpack.mjs'

const require = createRequire(import.meta.url)

/** Starts each tool watching, as its own command does it. */
export const watchers = {
  'vite-8': (job) => watchVite('vite', job),
  'vite-7': (job) => watchVite('vite-7', job),
  'vite-6': (job) => watchVite('vite-6', job),
  async rollup(job) {
    const { watch } = await import('rollup')
    watchBundle(watch, await bundleOptions('rollup', job))
  },
  async rolldown(job) {
    const { watch } = await import('rolldown')
    watchBundle(watch, await bundleOptions('rolldown', job))
  },
  async webpack(job) {
    watchCompiler(require('webpack'), await webpackConfig('webpack', job))
  },
  async rspack(job) {
    const { rspack } = await import('@rspack/core')
    watchCompiler(rspack, await webpackConfig('rspack', job))
  },
  async rsbuild(job) {
    const { createRsbuild } = await import('@rsbuild/core')
    const rsbuild = await createRsbuild({ cwd: job.root, config: await rsbuildConfig(job) })
    await rsbuild.build({ watch: true })
  },
  async esbuild(job) {
    const { context } = await import('esbuild')
    const building = await context(await esbuildOptions(job))
    await building.watch()
  },
  async farm(job) {
    const { watch } = await import('@farmfe/core')
    await watch(await farmConfig(job))
  },
}

async function watchVite(name, job) {
  const { build } = await import(name)
  const config = await viteConfig(job)
  await build({ ...config, build: { ...config.build, watch: {} } })
}

/** As their commands do: the bundle is closed where one was made, and an error is told. */
function watchBundle(watch, { outputs, ...options }) {
  watch({ ...options, output: outputs }).on('event', async (event) => {
    if (event.code === 'ERROR') process.stderr.write(`${event.error.message}\n`)
    if (event.result) await event.result.close()
  })
}

function watchCompiler(open, config) {
  open(config).watch({ aggregateTimeout: 20 }, (error, stats) => {
    if (error) process.stderr.write(`${error.message}\n`)
    else if (stats.hasErrors()) process.stderr.write(`${stats.toString({ all: false, errors: true })}\n`)
  })
}
