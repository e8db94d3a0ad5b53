import { describe, expect, it } from 'vitest'
import { bundleForBrowser } from './bundle-for-browser.ts'

/** What a browser tool imports; its own code is added to this. */
const browserEntry = `
  export { checkFile, joinSet, settingsWith, render, rules } from '@mapwright/validator'
  export { formatPretty, formatJson, formatSarif, formatGithub } from '@mapwright/validator/formats'
  export { run, formatResult, memoryStaging } from '@mapwright/core'
`

describe('validator and core in a browser bundle', () => {
  it('bundles without Node, polyfills or externals', async () => {
    const { metafile, outputFiles } = await bundleForBrowser(browserEntry)
    const imports = Object.values(metafile.inputs).flatMap((input) => input.imports.map(({ path }) => path))
    expect(imports.filter((path) => path.startsWith('node:'))).toEqual([])
    expect(Object.values(metafile.outputs)[0]!.imports).toEqual([])
    // picomatch asks for Windows, behind a guard.
    const text = outputFiles[0]!.text.replace(/typeof process<"u"&&process\.platform\?process\.platform/, '')
    expect([...text.matchAll(/.{0,40}(?:\brequire\(|\bprocess\.|\bBuffer\b).{0,40}/g)].map(String)).toEqual(
      [],
    )
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
