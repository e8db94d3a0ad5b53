import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'

/** 2026-01-01T00:00:00Z, in seconds. */
export const T = 1_767_225_600
export const DAY = 86_400

/** A folder that is removed behind the tests of the file that asks for it. */
export function temporaryFolder(name: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `mapwright-${name}-`)))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A small repository with a work tree, made by the commands that people use. */
export class Repo {
  readonly folder: string
  constructor(folder: string) {
    this.folder = folder
    mkdirSync(folder, { recursive: true })
    this.git('init', '-q', '--initial-branch=main')
  }

  git(...args: string[]): string {
    return run(this.folder, args)
  }

  write(files: Record<string, string>): this {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true })
      writeFileSync(join(this.folder, path), text)
    }
    return this
  }

  /** Commits everything at a time in seconds; returns the id. */
  commit(at: number, files: Record<string, string> = {}, authored = at): string {
    this.write(files)
    this.git('add', '-A')
    run(this.folder, ['commit', '-q', '--allow-empty', '-m', `Commit at ${at}`], {
      GIT_COMMITTER_DATE: `@${at} +0000`,
      GIT_AUTHOR_DATE: `@${authored} +0000`,
    })
    return this.git('rev-parse', 'HEAD').trim()
  }
}

export function run(folder: string, args: string[], env: Record<string, string> = {}): string {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'protocol.file.allow=always']
  return execFileSync('git', ['-C', folder, ...identity, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
}

export const clone = (from: string, to: string, ...how: string[]): string => {
  run(dirname(to), ['clone', '-q', ...how, `file://${from}`, to])
  return to
}
