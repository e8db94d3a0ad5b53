// Packs every published package into a folder, as `pnpm publish` would, and answers with its name and tarball.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../packages/', import.meta.url))

export const folders = () => readdirSync(packages)

/** @returns {Record<string, string>} name to the tarball's path */
export function packAll(place) {
  return Object.fromEntries(
    folders().map((folder) => {
      const args = ['-y', 'pnpm@12.4.2', 'pack', '--json', '--pack-destination', place]
      const { stdout, stderr, status } = spawnSync('npx', args, {
        cwd: join(packages, folder),
        encoding: 'utf8',
      })
      if (status !== 0) throw new Error(`packages/${folder} cannot be packed.\n${stdout}${stderr}`)
      const { name, filename } = JSON.parse(stdout)
      return [name, filename]
    }),
  )
}
