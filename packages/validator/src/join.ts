import { joinWith } from './join-with.ts'
import type { FileResult, Report } from './report.ts'
import { rules } from './rules/index.ts'
import type { Settings } from './settings.ts'

/**
 * Joins the results of the files of one set into a report, and runs the rules that only a set can show: an index
 * against its children, URLs listed twice, what robots.txt names. The results handed in are not changed.
 *
 * @param results What `checkFile` answered, in the order in which the report shall list the files.
 * @param settings The settings that the files were checked with.
 */
export const joinSet = (results: FileResult[], settings: Settings): Report =>
  joinWith(rules, results, settings)
