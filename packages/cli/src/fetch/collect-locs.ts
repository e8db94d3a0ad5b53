import { checkWith, settingsWith } from '@mapwright/validator'
import type { Source } from '../inputs/gather.ts'

/**
 * A spread of the http(s) URLs that the files list: all of them where there are no more than `most`, else every n-th, with n
 * growing as the set turns out larger, so that no list of all is kept.
 */
export async function collectLocs(
  sources: Source[],
  most: number,
): Promise<{ locs: string[]; total: number }> {
  let kept: string[] = []
  let every = 1
  let total = 0
  let last = ''
  const settings = settingsWith({
    now: 0,
    pageFacts: (loc) => {
      if (loc === last || !/^https?:\/\//i.test(loc) || !URL.canParse(loc)) return undefined
      last = loc
      if (total++ % every !== 0) return undefined
      kept.push(loc)
      if (kept.length < most * 2) return undefined
      kept = kept.filter((_, index) => index % 2 === 0)
      every *= 2
      return undefined
    },
  })
  for (const { open, file: _, ...input } of sources)
    await checkWith([], { ...input, bytes: open() }, settings)
  const locs = [...new Set(kept)]
  const count = Math.min(most, locs.length)
  const step = (locs.length - 1) / Math.max(1, count - 1)
  return { locs: Array.from({ length: count }, (_, index) => locs[Math.round(index * step)]!), total }
}
