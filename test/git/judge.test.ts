import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ask, pathsOf } from './ask.ts'
import { type Made, makeRepository } from './make-repository.ts'
import { answerAll, makeOracle } from './oracle.ts'

/**
 * The judge of git dates: histories made from seeds, each date compared with a slow oracle. `JUDGE_REPOSITORIES=1000` draws more of them,
 * `JUDGE_SEED=7` others.
 */
const REPOSITORIES = Number(process.env.JUDGE_REPOSITORIES ?? 60)
const FIRST = Number(process.env.JUDGE_SEED ?? 1) * 10_000
const AT_ONCE = 10

const root = mkdtempSync(join(tmpdir(), 'mapwright-judge-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const make = (seed: number): Made => {
  const folder = join(root, String(seed))
  mkdirSync(folder)
  return makeRepository(folder, seed, 10 + (seed % 7) * 12)
}

describe.each(Array.from({ length: Math.ceil(REPOSITORIES / AT_ONCE) }, (_, n) => FIRST + n * AT_ONCE))(
  'histories from seed %i',
  (seed) => {
    test('each date is what git log -1 says, file by file', async () => {
      for (let n = seed; n < seed + AT_ONCE; n++) {
        const { folder, ignored, ignoreRevs } = make(n)
        const oracle = makeOracle(folder, new Set(ignored))
        const paths = pathsOf(folder)
        const dates = await ask(folder, paths, ignoreRevs)
        const answers = await answerAll(paths, oracle)
        const expected = paths.map((path) => [path, answers.get(path)!.commit ?? 'ignored-revisions'])
        expect([n, paths.map((path) => [path, dates.get(path)!.commit ?? dates.get(path)!.reason])]).toEqual([
          n,
          expected,
        ])
      }
    })
  },
)
