import type { Report } from '@mapwright/validator'

/** Both reports in one. */
export function addReport(sum: Report, more: Report): Report {
  const { files, urls, errors, warnings, infos } = more.summary
  return {
    ...sum,
    files: [...sum.files, ...more.files],
    summary: {
      ...sum.summary,
      files: sum.summary.files + files,
      urls: sum.summary.urls + urls,
      errors: sum.summary.errors + errors,
      warnings: sum.summary.warnings + warnings,
      infos: sum.summary.infos + infos,
    },
  }
}

/** The report as if it had never spoken of these files. */
export function withoutFiles(report: Report, paths: string[]): Report {
  const summary = { ...report.summary }
  for (const { path, urls, counts } of report.files) {
    if (!paths.includes(path)) continue
    summary.files--
    summary.urls -= urls
    summary.errors -= counts.errors
    summary.warnings -= counts.warnings
    summary.infos -= counts.infos
  }
  return { ...report, files: report.files.filter(({ path }) => !paths.includes(path)), summary }
}
