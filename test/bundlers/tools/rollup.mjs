import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { htmlOf, pluginsOf } from './site.mjs'

export async function buildRollup(job) {
  const { rollup } = await import('rollup')
  await writeBundle(rollup, await bundleOptions('rollup', job), job)
}

export async function buildRolldown(job) {
  const { rolldown } = await import('rolldown')
  await writeBundle(rolldown, await bundleOptions('rolldown', job), job)
}

/** Rollup and Rolldown know no HTML: a plugin emits it, as those for HTML do, and another copies the public folder. */
export async function bundleOptions(bundler, job) {
  const { root, base, options, outDir = 'dist', outputs = [{ dir: outDir }], logLevel = 'info' } = job
  const emitHtml = {
    name: 'emit-html',
    generateBundle() {
      for (const fileName of htmlOf(job)) {
        const file = join(root, fileName)
        const originalFileName = job.originals ? file : undefined
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file), originalFileName })
      }
    },
  }
  const copyPublic = {
    name: 'copy-public',
    writeBundle: ({ dir }) => cpSync(join(root, 'public'), dir, { recursive: true }),
  }
  // Neither tool has a base of its own.
  const plugins = await pluginsOf(bundler, { ...job, options: { base, ...options } })
  return {
    input: join(root, 'main.js'),
    logLevel,
    plugins: [emitHtml, copyPublic, ...plugins],
    outputs: outputs.map(({ dir, ...output }) => ({ dir: join(root, dir), ...output })),
  }
}

async function writeBundle(open, { outputs, ...options }, { write = true }) {
  const bundle = await open(options)
  try {
    for (const output of outputs) await bundle[write ? 'write' : 'generate'](output)
  } finally {
    await bundle.close()
  }
}
