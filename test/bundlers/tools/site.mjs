import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const notPages = /^(?:\.git|dist|node_modules|out|public)/

/** HTML files of the site (or only those of a part), relative to its root, POSIX; as they are now. */
export function htmlOf({ root, only = /^/ }, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => folder !== '' || !notPages.test(name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      return entry.isDirectory() ? htmlOf({ root, only }, path) : [path]
    })
    .filter((path) => path.endsWith('.html') && only.test(path))
    .sort()
}

export async function pluginsOf(bundler, { options, twice }) {
  const { default: mapwright } = await import(`unplugin-mapwright/${bundler}`)
  return Array.from({ length: twice ? 2 : 1 }, () => mapwright(options))
}
