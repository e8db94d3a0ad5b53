import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const notPages = /^(?:\.git|dist|node_modules|out|public)/

/** HTML files of the site, relative to its root, POSIX; as they are now. */
export function htmlOf({ root }, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => folder !== '' || !notPages.test(name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      return entry.isDirectory() ? htmlOf({ root }, path) : [path]
    })
    .filter((path) => path.endsWith('.html'))
    .sort()
}

export async function pluginsOf(bundler, { options, twice }) {
  const { default: mapwright } = await import(`unplugin-mapwright/${bundler}`)
  return Array.from({ length: twice ? 2 : 1 }, () => mapwright(options))
}
