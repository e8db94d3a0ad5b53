import type { Result } from '../model.ts'
import type { Options } from '../options.ts'
import { run } from '../pipeline.ts'
import { type MemoryOptions, type MemoryRuntime, memoryRuntime } from './memory-runtime.ts'

export const SITE = 'https://www.example.com'

export const html = (head = '', lang = 'en') =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>p</title>${head}</head><body></body></html>`

export interface Outcome {
  result: Result
  runtime: MemoryRuntime
  /** Listed paths (below the site's origin), in order. */
  paths: string[]
  /** Reasons by excluded URL. */
  reasons: Record<string, string>
  /** Ids of notes. */
  notes: string[]
}

/** Runs the whole pipeline over a site in memory. A list of names is a list of plain pages. */
export async function runSite(
  files: string[] | Record<string, string | Uint8Array>,
  options: Options = {},
  more: MemoryOptions = {},
): Promise<Outcome> {
  const given = Array.isArray(files) ? Object.fromEntries(files.map((path) => [path, html()])) : files
  const runtime = memoryRuntime({ files: given, ...more })
  const result = await run({ site: SITE, ...options }, runtime)
  return {
    result,
    runtime,
    paths: result.listed.map(({ loc }) => loc.replace(SITE, '')),
    reasons: Object.fromEntries(result.excluded.map(({ url, reason }) => [url, reason])),
    notes: result.notes.map(({ id }) => id),
  }
}
