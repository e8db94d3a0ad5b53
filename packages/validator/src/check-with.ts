import { FileCheck } from './file-check.ts'
import { loadInflate } from './read/inflate.ts'
import { mayBeGzip } from './read/magic.ts'
import type { FileResult } from './report.ts'
import type { Rule } from './rule.ts'
import type { Input, Settings } from './settings.ts'

/** Bytes handed on between two looks at the signal. */
const STEP = 1 << 16
/** Bytes after which other work gets a turn. */
const TURN = 1 << 23

/** `checkFile` with rules of one's own choice. */
export async function checkWith(chosen: Rule[], input: Input, settings: Settings): Promise<FileResult> {
  const check = new FileCheck(chosen, input, settings)
  const { reader } = check
  let turn = TURN
  let isFirst = true
  for await (const chunk of input.bytes) {
    if (isFirst && mayBeGzip(chunk)) await loadInflate()
    isFirst &&= chunk.length === 0
    for (let from = 0; from < chunk.length; from += STEP) {
      settings.signal?.throwIfAborted()
      if (!reader.push(chunk.subarray(from, from + STEP))) return check.finish()
      if (reader.bytes < turn) continue
      turn = reader.bytes + TURN
      settings.progress?.({ path: input.path, bytes: reader.bytes, urls: reader.records })
      await new Promise((resolve) => setTimeout(resolve, 0))
    }
  }
  settings.signal?.throwIfAborted()
  const result = check.finish()
  settings.progress?.({ path: input.path, bytes: result.bytes, urls: result.urls })
  return result
}
