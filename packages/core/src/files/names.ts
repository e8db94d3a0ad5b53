import { encodePath } from '../routes/encode.ts'

/** The paths of a set's files, beside its entrance: `sitemap.xml`, `sitemap-1.xml`, `sitemap-blog.xml`, `sitemap-blog-2.xml`, `sitemap.txt`. */
export interface Names {
  entrance: string
  /** Names for `count` files of a group, or of the rest. */
  children(group: string | undefined, count: number): string[]
  /** The nth text sitemap, from 1. */
  text(ordinal: number): string
  /** The paths that an earlier run with these options may have used for a child or a text sitemap. */
  pattern: RegExp
}

export function nameFiles(entrance: string, groups: string[], gzip: boolean): Names {
  const stem = entrance.replace(/\.xml$/, '')
  const end = gzip ? '.xml.gz' : '.xml'
  const taken = new Set(groups)
  const pattern = new RegExp(
    `^${escapePattern(stem)}(?:-(?:${[...groups.map((group) => `${group}(?:-\\d+)?`), '\\d+'].join('|')})\\.xml(?:\\.gz)?|(?:-\\d+)?\\.txt)$`,
  )
  return {
    entrance,
    children(group, count) {
      const names: string[] = []
      if (group === undefined) {
        for (let n = 1; n <= count; n++) names.push(`${stem}-${n}${end}`)
        return names
      }
      // A number is left out where a group has that very name: `blog-2` beside the second file of `blog`.
      for (let n = 1; names.length < count; n++) {
        const name = n === 1 ? group : `${group}-${n}`
        if (n === 1 || !taken.has(name)) names.push(`${stem}-${name}${end}`)
      }
      return names
    },
    text: (ordinal) => (ordinal === 1 ? `${stem}.txt` : `${stem}-${ordinal}.txt`),
    pattern,
  }
}

const escapePattern = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** The URL of a file of the output folder. */
export const urlOf = (root: string, path: string): string => root + encodePath(path)
