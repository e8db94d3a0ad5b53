import { statSync } from 'node:fs'
import { OptionError } from '../options/error.ts'

/** @throws OptionError where the output folder is not there: the build must say so, not write into a folder of its own making. */
export function requireFolder(folder: string): void {
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (stats?.isDirectory()) return
  const what = stats ? 'is a file, not a folder' : 'does not exist'
  throw new OptionError(
    'outDir',
    `The output folder ${folder} ${what}. Set \`outDir\` to the folder that the HTML is written to, or build the site first.`,
  )
}

export const codeOf = (error: unknown): string | undefined =>
  (error as NodeJS.ErrnoException | undefined)?.code
