import { join } from 'node:path'
import { newOutput, type Output } from './contract.ts'
import { isHtml, pathInside } from './paths.ts'
import { joinOutputs } from './shared-folders.ts'

/**
 * The folders that get a set of their own: those with pages, one each. Where none has a page the first one stands for
 * all, so that emptiness is judged once. `outDir` (absolute) is where the user says that the HTML ends up.
 */
export function chooseOutputs(outputs: Output[], outDir?: string): Output[] {
  if (outDir !== undefined)
    return [
      joinOutputs(
        outDir,
        outputs.map((output) => seenFrom(outDir, output)),
      ),
    ]
  const folders = [...new Set(outputs.map(({ dir }) => dir))].map((dir) =>
    joinOutputs(
      dir,
      outputs.filter((output) => output.dir === dir),
    ),
  )
  const withPages = folders.filter(({ files }) => [...files].some(isHtml))
  return withPages.length > 0 ? withPages : folders.slice(0, 1)
}

/** The output with its names relative to another folder; what lies outside of that is left out. */
function seenFrom(dir: string, output: Output): Output {
  if (output.dir === dir) return output
  const seen = newOutput(dir)
  for (const file of output.files) {
    const name = pathInside(dir, join(output.dir, file))
    if (name === undefined) continue
    seen.files.add(name)
    if (output.assets.has(file)) seen.assets.add(name)
    const sources = output.sources.get(file)
    if (sources) seen.sources.set(name, sources)
  }
  return seen
}
