import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'

/** What a browser tool imports; its own code is added to this. */
export const browserEntry = `
  export { checkFile, joinSet, settingsWith, render, rules } from '@mapwright/validator'
  export { formatPretty, formatJson, formatSarif, formatGithub } from '@mapwright/validator/formats'
`

/** Bundles a module for browsers as a stranger would: no polyfill, nothing external. */
export const bundleForBrowser = (contents: string) =>
  build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'esm',
    conditions: ['source'],
    minify: true,
    metafile: true,
    logLevel: 'silent',
  })

describe('the validator in a browser bundle', () => {
  it('bundles without Node, polyfills or externals', async () => {
    const { metafile, outputFiles } = await bundleForBrowser(browserEntry)
    const imports = Object.values(metafile.inputs).flatMap((input) => input.imports.map(({ path }) => path))
    expect(imports.filter((path) => path.startsWith('node:'))).toEqual([])
    expect(Object.values(metafile.outputs)[0]!.imports).toEqual([])
    expect(outputFiles[0]!.text).not.toMatch(/\brequire\(|\bprocess\.|\bBuffer\b/)
  })

  it('checks a file when run without any global of Node', async () => {
    const { outputFiles } = await bundleForBrowser(browserEntry)
    const url = `data:text/javascript;base64,${Buffer.from(outputFiles[0]!.text).toString('base64')}`
    const bundled = (await import(/* @vite-ignore */ url)) as typeof import('@mapwright/validator')
    const settings = bundled.settingsWith({ now: 0 })
    const result = await bundled.checkFile(
      { path: 'a.xml', bytes: [new TextEncoder().encode('<urlset>')] },
      settings,
    )
    expect(result.counts.errors).toBeGreaterThan(0)
  })
})
