import {
  type Evidence,
  type ExcludeReason,
  formatResult,
  memoryStaging,
  type Options,
  run,
} from '@mapwright/core'
import { render } from '@mapwright/validator'
import { type Build, prepareRun } from '../build-sitemap.ts'

/** What the toolbar asks: the page at hand, as the dev server answered it. */
export interface Question {
  /** `location.pathname`, the base included. */
  path: string
  html: string
}

/** What it is told. Plain data: it crosses a socket. */
export interface Answer {
  path: string
  listed?: { loc: string; lastmod: string | null; evidence: Evidence }
  excluded?: { reason: ExcludeReason; detail?: string }
  /** Findings and notes about this page, each a line with its level. */
  findings: { severity: string; text: string; fix: string }[]
  /** The options, or the run itself, are wrong: what there is to mend. */
  failure?: string
}

/** Runs the pipeline over this one page, in memory: the same stages that the build will go through. */
export async function answerQuestion(
  { path, html }: Question,
  build: Omit<Build, 'logger'>,
): Promise<Answer> {
  const { options, runtime } = await prepareRun(build)
  const bytes = new TextEncoder().encode(html)
  const file = fileOf(path, build.config.base)
  const asked: Options = {
    ...options,
    routes: undefined,
    include: options.include,
    robots: false,
    gzip: false,
    text: false,
    allowEmpty: true,
    sitemaps: undefined,
    extraSitemaps: undefined,
  }
  const result = await run(asked, {
    ...runtime,
    routes: undefined,
    relate: undefined,
    emitted: undefined,
    async *html() {
      yield { path: file, changedAt: Date.now(), read: () => bytes }
    },
    existing: async () => [],
    readOutput: async () => undefined,
    stage: async () => memoryStaging(),
  })
  const [listed] = result.listed
  const [excluded] = result.excluded
  const findings = result.report.files.flatMap((one) => one.findings.filter(({ loc }) => loc !== undefined))
  return {
    path,
    ...(listed && { listed }),
    ...(!listed && excluded && { excluded }),
    findings: [
      ...result.notes.map(({ severity, message, fix }) => ({ severity, text: message, fix })),
      ...findings.map((finding) => ({
        severity: finding.severity,
        text: render(finding).message,
        fix: render(finding).fix,
      })),
    ],
    ...(result.failed && { failure: formatResult(result).errors }),
  }
}

/** The file that a build would emit for the path. */
export function fileOf(path: string, base: string): string {
  const prefix = base.replace(/\/+$/, '')
  const below = path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path === prefix ? '/' : path
  const name = decodeURIComponent(below).replace(/^\/+|\/+$/g, '')
  if (name === '') return 'index.html'
  return /\.html$/.test(name) ? name : `${name}/index.html`
}
