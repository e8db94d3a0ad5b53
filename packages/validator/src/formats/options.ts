import type { Lang } from '../render-rule.ts'

export interface FormatOptions {
  /** Language of the messages; default `en`. */
  lang?: Lang
  /**
   * Where the rule pages are: a URL or a folder, to which `<id>.md` is added. Without it no page is named.
   * SARIF takes it only if it is an absolute URL.
   */
  docs?: string
}

/** The page of a rule; undefined where nobody said where the pages are. */
export const pageOf = (rule: string, docs: string | undefined): string | undefined =>
  docs === undefined ? undefined : `${docs.replace(/\/*$/, '/')}${rule}.md`
