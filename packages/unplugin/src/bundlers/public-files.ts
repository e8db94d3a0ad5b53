import { type Dirent, promises as fs } from 'node:fs'
import { join } from 'node:path'
import { pathFrom } from './paths.ts'

/** Names of all files of the public folder, which a bundler copies as they are; none where there is no such folder. */
export async function listPublicFiles(publicDir: string): Promise<string[]> {
  const found = await readTree(publicDir)
  return found
    .filter((file) => !file.isDirectory())
    .map((file) => pathFrom(publicDir, join(file.parentPath, file.name)))
}

async function readTree(folder: string): Promise<Dirent[]> {
  try {
    return await fs.readdir(folder, { recursive: true, withFileTypes: true })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return []
    throw error
  }
}
