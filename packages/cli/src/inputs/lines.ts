import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Failure } from '../failure.ts'
import type { Terminal } from '../print.ts'
import { explainUnreadable } from './unreadable.ts'

/** The lines of a list of paths or URLs, without blank ones and those that begin with `#`. */
export async function readLines(input: string, terminal: Terminal): Promise<string[]> {
  const text =
    input === '-'
      ? await readAll(terminal)
      : await readFile(resolve(terminal.cwd, input), 'utf8').catch((error) => {
          throw new Failure(explainUnreadable(input, error))
        })
  return text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}

async function readAll(terminal: Terminal): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of terminal.stdin()) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
