import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Result } from '../model.ts'
import { codeOf } from './errors.ts'

/** Where a build leaves its result for `mapwright explain`, below the root. */
export const REPORT_FILE = 'node_modules/.cache/mapwright/report.json'

/** Saves the result of a build. Returns the file's path. */
export function saveReport(root: string, result: Result): string {
  const file = join(root, REPORT_FILE)
  mkdirSync(dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, JSON.stringify(result))
  renameSync(temporary, file)
  return file
}

/**
 * The result of the last build below `root`, or of the given file; undefined where there is none.
 * @throws Error where the file is no result of this version.
 */
export function loadReport(root: string, file = join(root, REPORT_FILE)): Result | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
  const result = parse(text)
  if (result?.version !== 1) {
    throw new Error(`${file} is not a result that this version of Mapwright can read. Build the site again.`)
  }
  return result
}

function parse(text: string): Result | undefined {
  try {
    return JSON.parse(text) as Result
  } catch {
    return undefined
  }
}
