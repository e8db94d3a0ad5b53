import { join } from 'node:path'
import { htmlOf, pluginsOf } from './site.mjs'

export async function buildVite(name, job) {
  const { build } = await import(name)
  return build(await viteConfig(job))
}

export async function viteConfig(job) {
  const { root, outDir = 'dist', base, write, logLevel = 'info', clean = true } = job
  return {
    root,
    configFile: false,
    logLevel,
    base,
    plugins: await pluginsOf('vite', job),
    build: {
      outDir: join(root, outDir),
      emptyOutDir: clean,
      write,
      rollupOptions: { input: htmlOf(job).map((file) => join(root, file)) },
    },
  }
}
