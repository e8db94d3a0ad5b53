import type { Output, Owner } from './contract.ts'

interface Share {
  state: 'running' | 'done' | 'failed'
  output?: Output
  at: number
}

/**
 * What each live build of this process last put into a folder. Several compilers, an array of configs or several calls
 * of `build()` may fill one folder, and the pages of all of them make one set. A share is replaced at each rebuild, and
 * counts only for a build that was created before it ended, so that nothing of an earlier build of the process stays.
 */
const folders = new Map<string, Map<Owner, Share>>()

/** Builds that run at the same time say when they begin, so that the last of them to end makes the set. */
export const startShare = (dir: string, owner: Owner): void => setShare(dir, owner, { state: 'running' })

export const failShare = (dir: string, owner: Owner): void => setShare(dir, owner, { state: 'failed' })

/**
 * Notes what `owner` put into the folder and answers with all that is in it by the builds of the same time; undefined
 * where one of them still runs and will make the set, or failed.
 */
export function shareOutput(output: Output, owner: Owner): Output | undefined {
  setShare(output.dir, owner, { state: 'done', output })
  const others = [...folders.get(output.dir)!]
    .filter(([other, { state, at }]) => other !== owner && (state === 'running' || at >= owner.createdAt))
    .map(([, share]) => share)
  if (others.some(({ state }) => state !== 'done')) return undefined
  return joinOutputs(output.dir, [output, ...others.map((share) => share.output!)])
}

function setShare(dir: string, owner: Owner, share: Omit<Share, 'at'>): void {
  const shares = folders.get(dir) ?? new Map<Owner, Share>()
  folders.set(dir, shares.set(owner, { ...share, at: Date.now() }))
}

/** All outputs as one; what an earlier one knows of a page wins. */
export function joinOutputs(dir: string, outputs: Output[]): Output {
  const files = new Set(outputs.flatMap((output) => [...output.files]))
  const assets = new Set(outputs.flatMap((output) => [...output.assets]))
  const sources = new Map(outputs.toReversed().flatMap((output) => [...output.sources]))
  const htmlDir = outputs.find((output) => output.htmlDir !== undefined)?.htmlDir
  return { dir, files, assets, sources, htmlDir }
}
