import { renameSync } from 'node:fs'
import { codeOf } from '../errors.ts'

const TRIES = 20
const PAUSE = 25

/** Renames a file over another. On Windows a virus scanner or indexer may hold a fresh file for a moment, so it is tried again. */
export function rename(from: string, to: string): void {
  for (let left = TRIES; ; left--) {
    try {
      renameSync(from, to)
      return
    } catch (error) {
      const mayPass = ['EPERM', 'EACCES', 'EBUSY'].includes(codeOf(error) ?? '')
      if (process.platform !== 'win32' || !mayPass || left === 0) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE)
    }
  }
}
