import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { htmlOf, pluginsOf } from './site.mjs'

export async function buildEsbuild(job) {
  const { build } = await import('esbuild')
  await build(await esbuildOptions(job))
}

export async function esbuildOptions(job) {
  const { root, outDir = 'dist', write, logLevel = 'info', base } = job
  const copyPublic = {
    name: 'copy-public',
    setup({ onEnd }) {
      onEnd(({ errors }) => {
        if (write === false || errors.length > 0) return
        cpSync(join(root, 'public'), join(root, outDir), { recursive: true })
      })
    },
  }
  return {
    absWorkingDir: root,
    entryPoints: ['main.js', ...htmlOf(job)],
    loader: { '.html': 'copy' },
    bundle: true,
    outbase: '.',
    outdir: outDir,
    publicPath: base,
    write,
    logLevel,
    plugins: [copyPublic, ...(await pluginsOf('esbuild', job))],
  }
}
