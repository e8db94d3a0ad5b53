import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Input } from '@mapwright/validator'
import { Failure } from '../failure.ts'
import type { Terminal } from '../print.ts'

/** A file that the command was asked to check, before it is opened. */
export interface Source extends Omit<Input, 'bytes'> {
  open(): AsyncIterable<Uint8Array>
  /** On disk: where, so that a worker can open it, and its size in bytes. */
  file?: { path: string; size: number }
}

export interface Gathered {
  sources: Source[]
  /** Folders among the arguments: their files are sets, known whole. */
  folders: string[]
  urls: string[]
}

export const isUrl = (argument: string): boolean => /^https?:\/\//i.test(argument)

/**
 * Sorts the arguments into files, folders and URLs, without opening any.
 * @throws Failure for an argument that is none of them.
 */
export async function gather(
  paths: string[],
  url: string | undefined,
  terminal: Terminal,
): Promise<Gathered> {
  const gathered: Gathered = { sources: [], folders: [], urls: [] }
  for (const path of paths) {
    if (path === '-') gathered.sources.push({ path: '-', url, open: () => terminal.stdin() })
    else if (isUrl(path)) gathered.urls.push(path)
    else if (/^[a-z][a-z0-9+.-]+:\/\//i.test(path)) {
      throw new Failure(`${path} cannot be checked: only http and https URLs, files, folders and - can.`)
    } else await gatherPath(path, url, terminal, gathered)
  }
  return gathered
}

async function gatherPath(path: string, url: string | undefined, { cwd }: Terminal, gathered: Gathered) {
  const absolute = resolve(cwd, path)
  const found = await stat(absolute).catch((error: NodeJS.ErrnoException) => {
    throw new Failure(explainUnreadable(path, error))
  })
  if (found.isDirectory()) gathered.folders.push(path)
  else gathered.sources.push(fromDisk(path, absolute, found.size, url))
}

export const fromDisk = (path: string, absolute: string, size: number, url?: string): Source => ({
  path,
  url,
  file: { path: absolute, size },
  open: () => createReadStream(absolute, { highWaterMark: 64 * 1024 }),
})

/** One sentence for the error of the file system. */
export function explainUnreadable(path: string, error: NodeJS.ErrnoException): string {
  const why: Record<string, string> = {
    ENOENT: 'there is no such file or folder',
    EACCES: 'reading it is not allowed',
    EPERM: 'reading it is not allowed',
    EISDIR: 'it is a folder',
    ENOTDIR: 'a part of the path is no folder',
    ELOOP: 'its symbolic links lead in a circle',
    ENAMETOOLONG: 'the name is too long',
  }
  return `${path} cannot be read: ${why[error.code ?? ''] ?? error.message}. Check the path.`
}
