import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const notPages = ['dist', 'node_modules', 'public']

/** Every HTML file of the site is an entry of the build. */
export function findPages(folder = import.meta.dirname) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (notPages.includes(entry.name) || entry.name.startsWith('.')) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return findPages(path)
    return entry.name.endsWith('.html') ? [path] : []
  })
}
