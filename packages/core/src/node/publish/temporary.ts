import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { codeOf } from '../errors.ts'

/** Of another machine (a container that shares the folder) nobody can tell whether it still runs; its files are left alone for an hour. */
const FOREIGN_AGE = 3_600_000

/** This machine, in letters that fit a file name. */
export const machine = createHash('sha256').update(hostname()).digest('hex').slice(0, 8)

/** A hidden name beside the destination, told apart by machine, process and chance: `.mapwright-1f2e3d4c-4711-a1b2c3d4-sitemap.xml`. */
export const temporaryName = (name: string): string =>
  `.mapwright-${machine}-${process.pid}-${randomBytes(4).toString('hex')}-${name}`

const PATTERN = /^\.mapwright-([0-9a-f]{8})-(\d+)-[0-9a-f]{8}-/

/** Removes from a folder what processes that are gone left behind. */
export function sweep(folder: string): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const [, host, pid] = PATTERN.exec(name) ?? []
    if (pid === undefined) continue
    const file = join(folder, name)
    if (host === machine ? !isRunning(Number(pid)) : isOlder(file, FOREIGN_AGE)) rmSync(file, { force: true })
  }
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM' // It runs, under another user.
  }
}

export function isOlder(file: string, milliseconds: number): boolean {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats !== undefined && Date.now() - stats.mtimeMs > milliseconds
}
