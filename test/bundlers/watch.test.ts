import { rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { bundlers, jobFor, makeSite, SITE } from './fixture.ts'
import { locsOf, page, read, startNode, waitFor } from './site.ts'

const watchJob = join(dirname(fileURLToPath(import.meta.url)), 'watch-job.mjs')

/** Farm watches only the modules that it has, so that a page leaves it by its config alone, and copies no public folder. */
const hasNoDeletions = (bundler: string) => bundler === 'farm'

function watch(bundler: string, root: string) {
  const job = jobFor(root, { clean: false })
  const child = startNode([watchJob, bundler, JSON.stringify(job)], root)
  let edits = 0
  return {
    output: child.output,
    isAlive: () => child.process.exitCode === null,
    until: <T>(what: string, holds: () => T | undefined | false) => waitFor(what, holds, child.output),
    /** Changes a module until what is awaited has come: a tool may not watch yet when its first build is done. */
    async rebuildUntil(what: string, holds: () => boolean) {
      const touch = () => writeFileSync(join(root, 'main.js'), `console.log(${++edits})\n`)
      touch()
      const again = setInterval(touch, 2000)
      await waitFor(what, holds, child.output).finally(() => clearInterval(again))
    },
  }
}

const listed = (root: string) => locsOf(read(root, 'dist/sitemap.xml'))

const withScript = { 'index.html': page('Home', '<script type="module" src="/main.js"></script>') }

describe.each(bundlers)('%s under watch', (bundler) => {
  it('B09 B71 lives through a fault of ours and lists what is there after each rebuild', async () => {
    const root = makeSite(withScript)
    const watching = watch(bundler, root)
    const map = `${SITE}${hasNoDeletions(bundler) ? '/about.html' : '/legacy/map.html'}`
    await watching.until('the first sitemap', () => listed(root).includes(map))

    writeFileSync(join(root, 'broken'), '')
    await watching.rebuildUntil('the fault to be told', () =>
      /error entry-loc-invalid/.test(watching.output()),
    )
    expect(listed(root)).toContain(map)

    rmSync(join(root, 'broken'))
    if (hasNoDeletions(bundler)) {
      rmSync(join(root, 'dist/sitemap.xml'))
      await watching.rebuildUntil('the next sitemap', () => listed(root).includes(map))
    } else {
      rmSync(join(root, 'public/legacy'), { recursive: true })
      const hasLeft = () => listed(root).length > 0 && !listed(root).includes(map)
      await watching.rebuildUntil('the deleted page to leave', hasLeft)
    }
    expect(watching.isAlive()).toBe(true)
  })
})
