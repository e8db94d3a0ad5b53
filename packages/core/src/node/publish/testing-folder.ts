import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { openStaging } from './staging.ts'

/** A fresh folder for each test of a file, and what the tests of publishing do in it. */
export function useFolder() {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mapwright-staging-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  return {
    path: (...parts: string[]) => join(folder, ...parts),
    put: (path: string, text: string) => writeFileSync(join(folder, path), text),
    get: (path: string) => readFileSync(join(folder, path), 'utf8'),
    names: () => readdirSync(folder).sort(),
    hidden: () =>
      (readdirSync(folder, { recursive: true }) as string[]).filter((name) => name.includes('.mapwright')),
    async stage(files: Record<string, string>) {
      const staging = await openStaging(folder)
      for (const [path, text] of Object.entries(files)) {
        const sink = staging.open(path)
        await sink.write(new TextEncoder().encode(text))
        await sink.close()
      }
      return staging
    },
  }
}
