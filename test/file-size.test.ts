import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Files over 250 lines, each with the reason why it is one. */
const reasons: Record<string, string> = {
  'packages/core/src/note-words.ts': 'a table: the words of every note',
  'packages/core/src/note-words-ru.ts': 'a table: the words of every note in a second language',
  'packages/validator/src/rule.ts': 'types only: the whole contract of a rule',
}

test('a source file over 250 lines has a reason', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '--', 'packages', 'scripts', 'test'],
    { cwd: root, encoding: 'utf8' },
  )
    .split('\n')
    .filter((path) => /\.(?:ts|mjs)$/.test(path) && !/\.test\.ts$|rules\/index\.ts$/.test(path))
  const long = files.filter((path) => lines(path) > 250)
  expect(long.filter((path) => !(path in reasons))).toEqual([])
  expect(
    Object.keys(reasons).filter((path) => !long.includes(path)),
    'reasons that are not needed',
  ).toEqual([])
})

function lines(path: string): number {
  try {
    return readFileSync(`${root}/${path}`, 'utf8').split('\n').length - 1
  } catch (error) {
    // Deleted and not yet committed.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0
    throw error
  }
}
