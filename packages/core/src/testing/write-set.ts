import type { FilesOptions, FilesRuntime } from '../files/types.ts'
import { writeFiles } from '../files/write-files.ts'
import { listed } from './arbitrary-entry.ts'
import { memoryStaging } from './memory-staging.ts'

export const ROOT = 'https://www.example.com/'
const defaults: FilesOptions = {
  root: ROOT,
  underBase: false,
  filename: 'sitemap.xml',
  gzip: false,
  text: false,
  limits: { urls: 50_000, bytes: 52_428_800 },
  groups: [],
  extraSitemaps: [],
  robots: { policies: [], sitemaps: [] },
}
/** How every XML file of ours begins. */
export const MARKED = '<?xml version="1.0" encoding="UTF-8"?>\n<!-- mapwright -->\n'

/** An output folder in memory: path to text. */
export const folder = (files: Record<string, string> = {}): FilesRuntime => ({
  readOutput: async (path) => (path in files ? new TextEncoder().encode(files[path]) : undefined),
  existing: async (paths, pattern) =>
    Object.keys(files)
      .filter((path) => paths.includes(path) || pattern.test(path))
      .map((path) => ({ path, ours: files[path]!.startsWith(MARKED) })),
})

export const pages = (...paths: string[]) => listed(...paths.map((path) => ({ loc: ROOT + path })))
export const numbered = (count: number) => pages(...Array.from({ length: count }, (_, i) => `${i + 1}/`))

/** Stages the files of a set in memory. */
export async function write(
  entries = pages('', 'a/'),
  options: Partial<FilesOptions> = {},
  runtime = folder(),
) {
  const staging = memoryStaging()
  const result = await writeFiles(entries, { ...defaults, ...options }, staging, runtime)
  return { ...result, staging, ids: result.notes.map(({ id }) => id) }
}
