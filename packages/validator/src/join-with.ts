import { type Chosen, choose } from './active-rule.ts'
import { addCount, makeFinding, noCounts, severityOf, sortFindings } from './findings.ts'
import type { FileResult, PagesSummary, Report } from './report.ts'
import type { Need, Rule, SetProblem } from './rule.ts'
import type { Settings } from './settings.ts'

/** `joinSet` with rules of one's own choice. */
export function joinWith(all: Rule[], results: FileResult[], settings: Settings): Report {
  const files = results.map(copyResult)
  for (const rule of all) {
    const chosen = rule.set && choose(rule, settings)
    if (!chosen) continue
    if (rule.needs?.some((need) => lacks(need, files.length, settings))) continue
    for (const file of files) file.notChecked = file.notChecked.filter((id) => id !== rule.id)
    const members = files.map((result) => ({ result, kept: result.facts.byRule[rule.id] }))
    for (const problem of rule.set!(members, settings, chosen.params))
      addProblem(files, chosen, problem, settings)
  }
  for (const file of files) sortFindings(file.findings)
  return { version: 1, files, summary: summarise(files) }
}

function lacks(need: Need, files: number, { wholeSet = files > 1 }: Settings): boolean {
  if (need === 'whole-set') return !wholeSet
  return need === 'set' && files < 2 && !wholeSet
}

const copyResult = (result: FileResult): FileResult => ({
  ...result,
  findings: [...result.findings],
  counts: { ...result.counts },
  countByRule: { ...result.countByRule },
  notChecked: [...result.notChecked],
})

function addProblem(files: FileResult[], chosen: Chosen, problem: SetProblem, settings: Settings): void {
  const file = files.find(({ path }) => path === problem.path)
  if (!file) return
  const { id } = chosen.rule
  const count = (file.countByRule[id] ?? 0) + 1
  file.countByRule[id] = count
  addCount(file.counts, severityOf(chosen, problem))
  if (settings.perRule === 0 || count <= settings.perRule) {
    file.findings.push(makeFinding(chosen, problem, {}, problem.place))
  }
}

function summarise(files: FileResult[]): Report['summary'] {
  const counts = noCounts()
  let urls = 0
  let pages: PagesSummary | undefined
  for (const file of files) {
    counts.errors += file.counts.errors
    counts.warnings += file.counts.warnings
    counts.infos += file.counts.infos
    urls += file.urls
    if (file.pages) pages = addPages(pages, file.pages)
  }
  return { files: files.length, urls, ...counts, ...(pages && { pages }) }
}

function addPages(sum: PagesSummary | undefined, more: PagesSummary): PagesSummary {
  const byCause = { ...sum?.byCause }
  for (const [cause, count] of Object.entries(more.byCause)) byCause[cause] = (byCause[cause] ?? 0) + count
  return {
    checked: (sum?.checked ?? 0) + more.checked,
    notListable: (sum?.notListable ?? 0) + more.notListable,
    byCause,
  }
}
