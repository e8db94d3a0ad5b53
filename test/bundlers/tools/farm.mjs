import { join } from 'node:path'
import { htmlOf, pluginsOf } from './site.mjs'

export async function buildFarm(job) {
  const { build } = await import('@farmfe/core')
  await build(await farmConfig(job))
}

export async function farmConfig(job) {
  const { root, outDir = 'dist', base = '/', clean = true } = job
  return {
    root,
    compilation: {
      input: Object.fromEntries(htmlOf(job).map((file) => [file.replace(/\.html$/, ''), `./${file}`])),
      output: { path: join(root, outDir), publicPath: base, clean },
      persistentCache: false,
    },
    plugins: await pluginsOf('farm', job),
  }
}
