import type { Output } from './contract.ts'
import { findPageSources } from './module-graph.ts'
import { absolute, isHtml } from './paths.ts'

/** What Rollup, Rolldown and Vite say alike of a written bundle. */
export type Bundle = Record<string, { type: string; fileName: string; originalFileNames?: string[] }>

/** The part of their plugin context that reads the module graph. */
export interface GraphContext {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

/** Notes the files of a written bundle, and of its HTML the sources, where the bundle knows what it was made from. */
export function noteBundle(output: Output, bundle: Bundle, context: GraphContext, root: string): void {
  const originals = new Map<string, string[]>()
  for (const { fileName, originalFileNames = [] } of Object.values(bundle)) {
    output.files.add(fileName)
    if (!isHtml(fileName) || originalFileNames.length === 0) continue
    originals.set(
      fileName,
      originalFileNames.map((name) => absolute(root, name)),
    )
  }
  const found = findPageSources(new Set([...originals.values()].flat()), {
    importsOf(id) {
      const info = context.getModuleInfo(id)
      return info ? [...info.importedIds, ...info.dynamicallyImportedIds] : undefined
    },
  })
  for (const [fileName, ids] of originals) {
    output.sources.set(fileName, [...new Set(ids.flatMap((id) => found.get(id) ?? [id]))])
  }
}

/**
 * Vite emits HTML that a module imports by URL, and even the target of a relative canonical link, as an asset with a
 * hashed name. Such a file is no page: it was made from no HTML module, or from one that has its page elsewhere.
 */
export function noteAssets(output: Output, context: GraphContext, root: string): void {
  const isPage = (file: string, source: string) => absolute(root, file) === source
  const pages = new Set(
    [...output.sources].flatMap(([file, [source]]) => (source && isPage(file, source) ? [source] : [])),
  )
  for (const [file, [source]] of output.sources) {
    if (source === undefined || isPage(file, source)) continue
    if (pages.has(source) || context.getModuleInfo(source) === null) output.assets.add(file)
  }
}
