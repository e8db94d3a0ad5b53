import type { ListedEntry, WrittenFile } from '../model.ts'
import type { Staging } from '../runtime.ts'
import type { Grouped } from './groups.ts'
import { gzipSink } from './gzip.ts'
import { type Names, urlOf } from './names.ts'
import { newestLastmod } from './newest.ts'
import { type Part, planParts } from './plan.ts'
import type { FilesOptions } from './types.ts'
import { type Child, writeIndex } from './write-index.ts'
import { planTexts, writeText } from './write-text.ts'
import { type Refused, writeUrlset } from './write-urlset.ts'

/** What was staged of the XML set: its entrance and, where one file is not enough, its children. */
export interface StagedSet {
  files: WrittenFile[]
  children: string[]
  entrance?: string
  refused: Refused[]
  listedIn: Map<string, ListedEntry[]>
}

type Options = Pick<FilesOptions, 'root' | 'limits' | 'gzip' | 'groups'>

/** Stages one urlset as the entrance while that is enough, else an index over numbered and named files. */
export async function stageSet(
  grouped: Grouped[],
  extra: string[],
  options: Options,
  names: Names,
  staging: Staging,
): Promise<StagedSet> {
  const set: StagedSet = { files: [], children: [], refused: [], listedIn: new Map() }
  const planned = grouped.map(({ group, entries }) => ({ group, parts: planParts(entries, options.limits) }))
  if (planned.length === 0 && extra.length === 0) return set

  const [first] = planned
  set.entrance = names.entrance
  if (planned.length === 1 && first!.group === undefined && first!.parts.length === 1 && extra.length === 0) {
    await stageUrlset(set, names.entrance, first!.parts[0]!, staging, false)
    return set
  }
  const children: Child[] = []
  for (const { group, parts } of planned) {
    const paths = names.children(group, parts.length)
    for (const [i, part] of parts.entries()) {
      await stageUrlset(set, paths[i]!, part, staging, options.gzip)
      children.push({ loc: urlOf(options.root, paths[i]!), lastmod: newestLastmod(part.entries) })
    }
    set.children.push(...paths)
  }
  const own = new Set(children.map(({ loc }) => loc))
  children.push(...extra.filter((loc) => !own.has(loc)).map((loc) => ({ loc })))
  const bytes = await writeIndex(staging.open(names.entrance), children)
  set.files.unshift({ path: names.entrance, kind: 'index', urls: children.length, bytes })
  return set
}

async function stageUrlset(set: StagedSet, path: string, part: Part, staging: Staging, gzip: boolean) {
  const sink = staging.open(path)
  const before = set.refused.length
  const bytes = await writeUrlset(gzip ? gzipSink(sink) : sink, part, set.refused)
  const refused = new Set(set.refused.slice(before).map(({ listed }) => listed))
  const entries = refused.size === 0 ? part.entries : part.entries.filter((listed) => !refused.has(listed))
  set.listedIn.set(path, entries)
  set.files.push({ path, kind: 'urlset', urls: entries.length, bytes })
}

/** Stages the text sitemaps. */
export async function stageTexts(
  entries: ListedEntry[],
  { limits }: Options,
  names: Names,
  staging: Staging,
): Promise<WrittenFile[]> {
  const files: WrittenFile[] = []
  for (const [i, part] of planTexts(entries, limits).entries()) {
    const path = names.text(i + 1)
    files.push({ path, kind: 'text', urls: part.length, bytes: await writeText(staging.open(path), part) })
  }
  return files
}
