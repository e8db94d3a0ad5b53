import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { main } from '../main.ts'
import type { Terminal } from '../print.ts'

export interface Ran {
  code: number
  out: string
  err: string
}

export interface Surroundings {
  cwd?: string
  stdin?: string | Uint8Array
  env?: Record<string, string | undefined>
}

/** Runs a command line in this process, with a terminal that remembers. */
export async function runCommand(
  line: string[],
  { cwd = tmpdir(), stdin = '', env = {} }: Surroundings = {},
): Promise<Ran> {
  const told = { out: '', err: '' }
  const code = await main(line, makeTerminal(told, { cwd, stdin, env }))
  return { code, ...told }
}

export function makeTerminal(
  told: { out: string; err: string },
  { cwd, stdin, env }: Required<Surroundings>,
): Terminal {
  return {
    async out(text) {
      told.out += text
    },
    err(text) {
      told.err += text
    },
    async *stdin() {
      if (stdin.length > 0) yield Buffer.from(stdin)
    },
    paint: (_, text) => text,
    paintErr: (_, text) => text,
    showsProgress: false,
    env,
    cwd,
  }
}

/** A temporary folder with these files. */
export function makeFolder(files: Record<string, string | Uint8Array> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'mapwright-test-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

export const urlset = (...locs: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${locs
    .map((loc) => `<url><loc>${loc}</loc></url>\n`)
    .join('')}</urlset>\n`

export const index = (...locs: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${locs
    .map((loc) => `<sitemap><loc>${loc}</loc></sitemap>\n`)
    .join('')}</sitemapindex>\n`

export const page = (head = '', body = '<p>Text</p>'): string =>
  `<!doctype html><html lang="en"><head><title>A page</title>${head}</head><body>${body}</body></html>\n`
