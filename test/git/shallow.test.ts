import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { ask, pathsOf } from './ask.ts'
import { git, makeRepository } from './make-repository.ts'
import { answerAll, makeOracle } from './oracle.ts'

/** `JUDGE_SHALLOW=200` cuts more histories, `JUDGE_SEED=7` others. */
const REPOSITORIES = Number(process.env.JUDGE_SHALLOW ?? 12)
const FIRST = Number(process.env.JUDGE_SEED ?? 1) * 10_000 + 5_000

const root = mkdtempSync(join(tmpdir(), 'mapwright-shallow-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const clone = (from: string, to: string, how: string) =>
  execFileSync('git', ['clone', '-q', '--no-checkout', how, `file://${from}`, to], { stdio: 'pipe' })

describe.each(Array.from({ length: REPOSITORIES }, (_, n) => FIRST + n))('history from seed %i', (seed) => {
  test('L02 cut at any depth: no date is wrong, none is lost that the clone can know', async () => {
    const folder = join(root, String(seed))
    mkdirSync(folder)
    const { ignored } = makeRepository(folder, seed, 8 + (seed % 4) * 7)
    const paths = pathsOf(folder)
    const answers = await answerAll(paths, makeOracle(folder, new Set(ignored)))
    const dates = git(folder, ['log', '--format=%ct']).trim().split('\n').map(Number).sort()
    const depths = Array.from({ length: 40 }, (_, n) => `--depth=${n + 1}`)
    const since = [0.3, 0.6, 0.9].map((share) => `--shallow-since=${dates[Math.floor(dates.length * share)]}`)
    for (const how of [...since, ...depths]) {
      const cut = join(root, `${seed}${how}`)
      clone(folder, cut, how)
      const full = !existsSync(join(cut, '.git/shallow'))
      const here = new Set(git(cut, ['rev-list', 'HEAD']).trim().split('\n'))
      const found = await ask(cut, paths, ignored)
      const said = new Map(paths.map((path) => [path, found.get(path)!.commit ?? found.get(path)!.reason]))
      const expected = paths.map((path) => {
        const { commit = 'ignored-revisions', needed } = answers.get(path)!
        const known = [...needed].every((id) => here.has(id))
        // Beyond an ignored merge the newer of two answers is enough, though the oracle looks for both.
        const guessed = ignored.length > 0 && said.get(path) === commit
        return [path, known || guessed ? commit : 'shallow']
      })
      expect([how, ...said]).toEqual([how, ...expected])
      rmSync(cut, { recursive: true, force: true })
      if (full && how.startsWith('--depth')) break
    }
  })
})
