// node several-case.mjs <case> <root>: several builds that belong together, and those that nobody shall notice.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { builders } from './tools/index.mjs'
import { bundleOptions } from './tools/rollup.mjs'
import { runCompiler, webpackConfig } from './tools/webpack.mjs'

const [wanted, root] = process.argv.slice(2)
const require = createRequire(import.meta.url)
const options = { site: 'https://www.example.com' }
const job = (more = {}) => ({ root, options, clean: false, ...more })

const openers = {
  webpack: () => require('webpack'),
  rspack: async () => (await import('@rspack/core')).rspack,
}

/** Two compilers of one configuration, each with the plugin: one has the blog, the other the rest. */
const twoCompilers = async (bundler, more = [{}, {}]) => [
  { ...(await webpackConfig(bundler, job({ name: 'blog', only: /^blog\// }))), ...more[0] },
  { ...(await webpackConfig(bundler, job({ name: 'rest', only: /^(?!blog\/)/ }))), ...more[1] },
]

const compile = async (bundler, configs) => runCompiler(await openers[bundler](), configs)

const cases = {
  async 'two compilers, one folder'(bundler) {
    await compile(bundler, await twoCompilers(bundler))
    // Again: what did not change is not written anew, and belongs to the build all the same.
    await compile(bundler, await twoCompilers(bundler))
  },
  'two compilers, one fails': async (bundler) =>
    compile(bundler, await twoCompilers(bundler, [{ entry: join(root, 'missing.js') }])),
  'client and server': async (bundler) =>
    compile(bundler, [
      await webpackConfig(bundler, job()),
      { ...(await webpackConfig(bundler, job({ name: 'server', outDir: 'dist-server' }))), target: 'node' },
    ]),
  async 'files in memory'(bundler) {
    const compiler = (await openers[bundler]())(await webpackConfig(bundler, job()))
    const files = new Map()
    const done = (callback, value) => callback(null, value)
    compiler.outputFileSystem = {
      mkdir: (_, ...rest) => done(rest.at(-1)),
      writeFile: (path, content, callback) => done(callback, files.set(path, content)),
      stat: (path, callback) =>
        files.has(path)
          ? done(callback, { ino: 1, mtimeMs: 1, isFile: () => true })
          : callback(new Error('ENOENT')),
      readFile: (path, callback) => done(callback, files.get(path)),
      join,
    }
    await new Promise((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve())))
  },
  'two outputs, one folder': (bundler) =>
    builders[bundler](
      job({
        outputs: [
          { dir: 'dist', entryFileNames: 'modern/[name].js' },
          { dir: 'dist', entryFileNames: 'legacy/[name].js' },
        ],
      }),
    ),
  'two outputs, two folders': (bundler) =>
    builders[bundler](job({ outputs: [{ dir: 'dist/modern' }, { dir: 'dist/legacy' }] })),
  async 'an array of configurations, one folder'(bundler) {
    const { [bundler]: open } = await import(bundler)
    const configs = [
      await bundleOptions(bundler, job({ only: /^blog\// })),
      await bundleOptions(bundler, job({ only: /^(?!blog\/)/ })),
    ]
    for (const { outputs, ...input } of configs) {
      const bundle = await open(input)
      await bundle.write(outputs[0])
      await bundle.close()
    }
  },
  'nothing written': (bundler) => builders[bundler](job({ write: false })),
}

try {
  const [name, bundler] = wanted.split(': ').reverse()
  await cases[name](bundler)
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
