import { Gzip } from 'fflate/browser'
import type { Sink } from '../runtime.ts'

/** Place of the operating system in a gzip header, and its value for "unknown" (RFC 1952, 2.3.1). */
const OS_BYTE = 9
const UNKNOWN_OS = 255

/** Compresses what is written. The header names no time, no file and no platform: the same text gives the same bytes. */
export function gzipSink(sink: Sink): Sink {
  const ready: Uint8Array[] = []
  let started = false
  const gzip = new Gzip({ level: 6, mtime: 0 }, (chunk) => {
    if (chunk.length === 0) return
    if (!started) chunk[OS_BYTE] = UNKNOWN_OS
    started = true
    ready.push(chunk)
  })
  const pass = async () => {
    for (const chunk of ready.splice(0)) await sink.write(chunk)
  }
  return {
    write(chunk) {
      gzip.push(chunk)
      return ready.length > 0 ? pass() : undefined
    },
    async close() {
      gzip.push(new Uint8Array(0), true)
      await pass()
      await sink.close()
    },
  }
}
