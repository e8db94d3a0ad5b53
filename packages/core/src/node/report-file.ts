import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Report } from '@mapwright/validator'
import { toJson } from '@mapwright/validator/formats'
import type { Result } from '../model.ts'
import { codeOf } from './errors.ts'

/** Where a build leaves its result for `mapwright explain`, below the root. */
export const REPORT_FILE = 'node_modules/.cache/mapwright/report.json'

/** Characters a write. */
const CHUNK = 32 * 1024

/**
 * Saves the result of a build as the object that `generate --format json` prints. Returns the file's path.
 * @throws what the file system throws: the result of a build must not depend on it, so catch it.
 */
export function saveReport(root: string, result: Result): string {
  const file = join(root, REPORT_FILE)
  mkdirSync(dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}`
  const handle = openSync(temporary, 'w')
  try {
    let text = ''
    for (const piece of piecesOf({ ...result, report: toPlain(result.report) })) {
      text += piece
      if (text.length < CHUNK) continue
      writeSync(handle, text)
      text = ''
    }
    writeSync(handle, text)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  } finally {
    closeSync(handle)
  }
  renameSync(temporary, file)
  return file
}

/** With the variant of each finding beside its message, so that it can be rendered again in another language. */
function toPlain(report: Report): object {
  const plain = toJson(report)
  const files = plain.files.map((file, i) => ({
    ...file,
    findings: file.findings.map((finding, j) => ({
      ...finding,
      variant: report.files[i]!.findings[j]!.variant,
    })),
  }))
  return { ...plain, files }
}

/** JSON of an object item by item of its arrays: a million pages are more than one string should hold. */
function* piecesOf(object: object): Iterable<string> {
  let before = '{'
  for (const [key, value] of Object.entries(object)) {
    if (value === undefined) continue
    yield `${before}${JSON.stringify(key)}:`
    if (Array.isArray(value)) yield* itemsOf(value)
    else yield JSON.stringify(value)
    before = ',\n'
  }
  yield '}\n'
}

function* itemsOf(items: unknown[]): Iterable<string> {
  yield '['
  for (const [i, item] of items.entries()) yield `${i === 0 ? '' : ',\n'}${JSON.stringify(item)}`
  yield ']'
}

/**
 * The result of the last build below `root`, or of the given file; undefined where there is none. Its report is what
 * `check --format json` prints: the facts that only a set check needs were not saved.
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
  if (result?.version !== 1 || !Array.isArray(result.listed)) {
    throw new Error(
      `${file} is not a result that this version of Mapwright can read. Build the site again, or name another report.`,
    )
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
