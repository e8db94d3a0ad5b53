import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cases } from './hostile/cases.mjs'

const MIB = 1024 * 1024
let folder: string
let bundle: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mapwright-hostile-'))
  bundle = join(folder, 'validator.mjs')
  const contents = `export * from '@mapwright/validator'; export * from '@mapwright/validator/formats'`
  await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['source'],
  })
})
afterAll(() => rm(folder, { recursive: true }))

describe('V13 V15 V16 hostile input ends in a finding within 256 MiB', () => {
  it.each(Object.entries(cases))('%s', async (name, [, rules]) => {
    const args = [join(import.meta.dirname, 'hostile/run.mjs'), bundle, name]
    const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 110_000 })
    const outcome = JSON.parse(stdout)
    expect(
      outcome.rules.filter((id: string) => rules.includes(id)),
      `${outcome.rules}`,
    ).not.toEqual([])
    expect(outcome.peak / MIB).toBeLessThan(256)
    expect(outcome.longest).toBeLessThan(1000)
  })
})
