import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Runtime } from '@mapwright/core'
import { nodeRuntime } from '@mapwright/core/node'
import { readNow } from '../flags.ts'

export interface RuntimeFlags {
  root: string
  /** The folder of pages; undefined where a list of URLs is all there is. */
  pages: string | undefined
  /** The folder that is written to. */
  out: string
  now: unknown
  env: Terminal['env']
}

type Terminal = { env: Record<string, string | undefined> }

/** The command takes a folder as it is: every page in it counts, whenever it was written. */
export function openRuntime({ root, pages, out, now, env }: RuntimeFlags): Runtime {
  const clock = readNow(now, Number.NaN)
  const common = { root, env, ...(!Number.isNaN(clock) && { now: () => clock }) }
  if (pages === undefined || resolve(root, out) !== resolve(root, pages))
    mkdirSync(resolve(root, out), { recursive: true })
  const runtime = nodeRuntime({ ...common, outDir: out })
  if (pages === undefined) return { ...runtime, async *html() {} }
  const source = nodeRuntime({ ...common, outDir: pages })
  return { ...runtime, html: source.html }
}
