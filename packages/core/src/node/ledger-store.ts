import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { LedgerStore } from '../runtime.ts'
import { codeOf } from './errors.ts'

/** Milliseconds: how long another build may hold the lock before it is taken for dead, and how long we ask in between. */
const DEAD = 30_000
const PAUSE = 20

/** The ledger on disk: written whole beside its place and renamed, under a lock, and only over what was read. */
export function ledgerStore(root: string, isCi: boolean): LedgerStore {
  return {
    writes: !isCi,
    read: async (path) => readIfThere(resolve(root, path)),
    async swap(path, text, expected) {
      const file = resolve(root, path)
      mkdirSync(dirname(file), { recursive: true })
      const unlock = await lock(`${file}.lock`)
      try {
        if (readIfThere(file) !== expected) return false
        const temporary = `${file}.${process.pid}`
        writeFileSync(temporary, text)
        renameSync(temporary, file)
        return true
      } finally {
        unlock()
      }
    },
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

async function lock(file: string): Promise<() => void> {
  for (;;) {
    try {
      closeSync(openSync(file, 'wx'))
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    }
    if (isDead(file)) rmSync(file, { force: true })
    else await wait(PAUSE)
  }
}

function isDead(file: string): boolean {
  try {
    return Date.now() - statSync(file).mtimeMs > DEAD
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}
