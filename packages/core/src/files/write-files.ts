import type { ListedEntry } from '../model.ts'
import type { Staging } from '../runtime.ts'
import type { FilesOptions, FilesResult, FilesRuntime } from './types.ts'

export type WriteFiles = (
  entries: ListedEntry[],
  options: FilesOptions,
  staging: Staging,
  runtime: FilesRuntime,
) => Promise<FilesResult>
