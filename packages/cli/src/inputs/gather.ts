import { createReadStream, readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Input } from '@mapwright/validator'
import { Failure } from '../failure.ts'
import type { Terminal } from '../print.ts'
import { explainUnreadable } from './unreadable.ts'

/** A file that the command was asked to check, before it is opened. */
export interface Source extends Omit<Input, 'bytes'> {
  open(): Input['bytes']
  /** On disk: where, so that a worker can open it, and its size in bytes. */
  file?: { path: string; size: number }
}

export interface Gathered {
  sources: Source[]
  /** Folders among the arguments: their files are sets, known whole. */
  folders: string[]
  urls: string[]
}

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
  for (const path of new Set(paths)) {
    if (path === '') throw new Failure('An argument is empty. Is a variable of the shell not set?')
    if (path === '-') gathered.sources.push({ path, url, open: () => readStdin(terminal) })
    else if (/^https?:\/\//i.test(path)) gathered.urls.push(requireUrl(path))
    else if (/^[a-z][a-z0-9+.-]+:\/\//i.test(path)) {
      throw new Failure(`${path} cannot be checked: only http and https URLs, files, folders and - can.`)
    } else await gatherPath(path, url, terminal, gathered)
  }
  return gathered
}

function requireUrl(url: string): string {
  if (URL.canParse(url)) return url
  throw new Failure(`${url} is no URL. Write it as in https://www.example.com/sitemap.xml.`)
}

async function* readStdin(terminal: Terminal): AsyncIterable<Uint8Array> {
  let isEmpty = true
  for await (const chunk of terminal.stdin()) {
    isEmpty = false
    yield chunk
  }
  if (isEmpty) throw new Failure('Standard input is empty. Pipe a sitemap into mapwright check -.')
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
  // A small file in one read: a stream costs more than checking it. What is no plain file (a pipe) has no size.
  open: () =>
    size > 0 && size <= SMALL
      ? [readFileSync(absolute)]
      : createReadStream(absolute, { highWaterMark: 64 * 1024 }),
})

/** Bytes that are read at once. */
const SMALL = 64 * 1024
