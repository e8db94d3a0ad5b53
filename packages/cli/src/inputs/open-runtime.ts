import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Runtime } from '@mapwright/core'
import { nodeRuntime } from '@mapwright/core/node'
import { Failure } from '../failure.ts'
import { readNow } from '../flags.ts'

export interface RuntimeFlags {
  root: string
  /** The folder of pages; undefined where a list of URLs is all there is. */
  pages: string | undefined
  /** The folder that is written to. */
  out: string
  now: unknown
  env: Record<string, string | undefined>
}

/**
 * The command takes a folder as it is: every page in it counts, whenever it was written.
 * @throws Failure where the folder that is written to cannot be made.
 */
export function openRuntime({ root, pages, out, now, env }: RuntimeFlags): Runtime {
  const clock = readNow(now, Number.NaN)
  const common = { root, env, ...(!Number.isNaN(clock) && { now: () => clock }) }
  const source = pages === undefined ? undefined : nodeRuntime({ ...common, outDir: pages })
  if (source && resolve(root, out) === source.outDir) return source
  try {
    mkdirSync(resolve(root, out), { recursive: true })
  } catch (error) {
    throw new Failure(`The folder ${out} cannot be made: ${(error as Error).message}.`)
  }
  const target = nodeRuntime({ ...common, outDir: out })
  if (!source) return { ...target, async *html() {} }
  return {
    ...target,
    html: source.html,
    // A robots.txt that lies with the pages speaks of them, and is what the new one begins with.
    readOutput: async (path) => (await target.readOutput(path)) ?? source.readOutput(path),
  }
}
