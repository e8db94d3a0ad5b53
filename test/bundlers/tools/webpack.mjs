import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { htmlOf, pluginsOf } from './site.mjs'

const require = createRequire(import.meta.url)

/** Emits the HTML and the files of `public/`, as plugins for webpack do it. */
export class EmitFiles {
  constructor(job) {
    this.job = job
  }
  apply(compiler) {
    const { sources, Compilation } = compiler.webpack ?? compiler.rspack
    const { root } = this.job
    compiler.hooks.thisCompilation.tap('emit', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: 'emit', stage }, () => {
        for (const [name, file] of this.files()) {
          const sourceFilename = this.job.originals ? relative(root, file) : undefined
          compilation.emitAsset(name, new sources.RawSource(readFileSync(file)), { sourceFilename })
        }
        compilation.contextDependencies.add(join(root, 'blog'))
      })
    })
  }
  files() {
    const { root } = this.job
    const html = htmlOf(this.job).map((file) => [file, join(root, file)])
    const copied = readdirSync(join(root, 'public'), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map((file) => join(file.parentPath, file.name))
    return [
      ...html,
      ...copied.map((file) => [relative(join(root, 'public'), file).replaceAll('\\', '/'), file]),
    ]
  }
}

export async function webpackConfig(bundler, job) {
  const {
    root,
    outDir = 'dist',
    base = '/',
    clean = true,
    logLevel = 'info',
    mode = 'production',
    name,
  } = job
  return {
    name,
    mode,
    context: root,
    entry: { [name ?? 'main']: join(root, 'main.js') },
    output: { path: join(root, outDir), publicPath: base, clean },
    infrastructureLogging: { level: logLevel === 'silent' ? 'none' : logLevel },
    plugins: [new EmitFiles(job), ...(await pluginsOf(bundler, job))],
  }
}

export const buildWebpack = async (job) =>
  runCompiler(require('webpack'), await webpackConfig('webpack', job))

export async function buildRspack(job) {
  const { rspack } = await import('@rspack/core')
  return runCompiler(rspack, await webpackConfig('rspack', job))
}

/** As their commands do: what `run` answers or the stats hold fails the build. */
export function runCompiler(open, config) {
  return new Promise((resolve, reject) => {
    const compiler = open(config)
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error)
        else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })))
        else resolve()
      })
    })
  })
}

export async function buildRsbuild(job) {
  const { createRsbuild } = await import('@rsbuild/core')
  const rsbuild = await createRsbuild({ cwd: job.root, config: await rsbuildConfig(job) })
  const { close } = await rsbuild.build()
  await close()
}

export async function rsbuildConfig(job) {
  const { outDir = 'dist', base = '/', clean = true, logLevel = 'info' } = job
  const plugins = await pluginsOf('rspack', job)
  const infrastructureLogging = { level: logLevel === 'silent' ? 'none' : logLevel }
  return {
    logLevel,
    source: { entry: { main: './main.js' } },
    server: { base },
    output: { distPath: { root: outDir }, cleanDistPath: clean },
    tools: {
      htmlPlugin: false,
      rspack: { infrastructureLogging, plugins: [new EmitFiles(job), ...plugins] },
    },
  }
}
