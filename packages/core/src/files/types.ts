import type { ListedEntry, Note, RobotsResult, WrittenFile } from '../model.ts'
import type { RobotsPolicy } from '../options.ts'
import type { PublishPlan, Runtime } from '../runtime.ts'

/** What the writing stage needs of the resolved options. `pipeline.ts` fills it. */
export interface FilesOptions {
  /** URL at which the output folder is served, with its final slash: `https://example.com/docs/`. */
  root: string
  /** True where the folder is not served at the root of its host, so that its robots.txt is not read. */
  underBase: boolean
  /** Path of the entrance in the output folder: `sitemap.xml`, `maps/sitemap.xml`. */
  filename: string
  gzip: boolean
  text: boolean
  limits: Limits
  /** Named groups in the order of the option; the first that matches wins. */
  groups: Group[]
  /** Absolute URLs of other sitemaps that the index shall name. */
  extraSitemaps: string[]
  robots: false | { policies?: RobotsPolicy[]; sitemaps: string[] }
}

export interface Limits {
  /** URLs a file, at most 50,000. */
  urls: number
  /** Uncompressed bytes a file, at most 52,428,800. */
  bytes: number
}

export interface Group {
  name: string
  /** Whether the group takes this entry. `path` is its decoded path below the base. */
  matches(path: string): boolean
}

/** What the writing stage reads of the output folder. */
export type FilesRuntime = Pick<Runtime, 'readOutput' | 'existing'>

/** What was staged. Nothing is published yet: the pipeline checks the bytes, then hands `plan` to `staging.publish`. */
export interface FilesResult {
  files: WrittenFile[]
  robots: RobotsResult
  notes: Note[]
  plan: PublishPlan
  /** For each urlset the entries that it lists, in order: the ordinal of a finding leads to its page. */
  listedIn: Map<string, ListedEntry[]>
}
