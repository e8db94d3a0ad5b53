import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

rmSync('dist', { recursive: true, force: true })

/** What is bundled of others travels with its license. */
const keepLicenses: Plugin = {
  name: 'keep-licenses',
  setup(build) {
    build.initialOptions.metafile = true
    build.onEnd(({ metafile }) => {
      const folders = Object.keys(metafile!.inputs).flatMap(
        (path) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? [],
      )
      const texts = [...new Set(folders)].sort().map((folder) => {
        const license = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name))
        if (license === undefined) throw new Error(`${folder} has no license to travel with it.`)
        return `${folder.replace(/^.*\/node_modules\//, '')}\n\n${readFileSync(join(folder, license), 'utf8').trim()}\n`
      })
      writeFileSync('dist/licenses.txt', texts.join('\n---\n\n'))
    })
  },
}

/** The command reads the validator through src/load-validator.ts. */
const loadValidator: Plugin = {
  name: 'load-validator',
  setup(build) {
    const path = fileURLToPath(new URL('./src/load-validator.ts', import.meta.url))
    build.onResolve({ filter: /^@mapwright\/validator(?:\/formats)?$/ }, () => ({ path }))
  },
}

const common: Options = { platform: 'node', target: 'node20', dts: false }

export default defineConfig([
  {
    ...common,
    entry: { validator: 'src/validator-bundle.ts' },
    format: 'cjs',
    outExtension: () => ({ js: '.cjs' }),
    noExternal: [/.*/],
    minify: true,
    esbuildPlugins: [keepLicenses],
    esbuildOptions(options) {
      options.conditions = ['source']
      // One byte a character, which V8 reads fastest.
      options.charset = 'ascii'
    },
  },
  {
    ...common,
    entry: ['src/cli.ts', 'src/check-worker.ts'],
    format: 'esm',
    splitting: true,
    noExternal: ['@mapwright/validator'],
    esbuildPlugins: [loadValidator],
  },
])
