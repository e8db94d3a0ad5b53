import { checkWith } from './check-with.ts'
import type { FileResult } from './report.ts'
import { rules } from './rules/index.ts'
import type { Input, Settings } from './settings.ts'

/**
 * Checks one file against every rule that its kind and the settings call for. Faults are findings, never exceptions:
 * a file that cannot be read to its end is reported as such. What only other files of the set can show is left to
 * `joinSet`.
 *
 * @param input The file: its path as the report shall name it, its bytes, and where it is served.
 * @param settings Complete settings; `settingsWith` fills in the defaults.
 * @returns A plain object that can be cloned into or out of a worker.
 * @throws What `input.bytes` throws, and the reason of `settings.signal` once it is aborted.
 */
export const checkFile = (input: Input, settings: Settings): Promise<FileResult> =>
  checkWith(rules, input, settings)
