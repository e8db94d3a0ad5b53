import type { DateReason, Excluded } from '@mapwright/core'

/** Why a page has no date, or why a stronger date was not believed, as the evidence of a result names it. */
const DATE_REASONS: Record<DateReason, string> & Record<string, string> = {
  shallow: 'the clone is shallow, and git would answer with the date of its boundary for this file',
  untracked: 'git does not know the file',
  ignored: 'git is told to ignore the file',
  'no-git': 'git is not installed',
  'no-repository': 'the folder is in no git repository',
  'no-commits': 'the repository has no commit yet',
  'dubious-ownership': 'git refuses the repository, since it belongs to another user',
  'partial-clone': 'the clone is partial and lacks the objects that would tell',
  'git-failed': 'git failed',
  future: 'the date lies in the future',
  'too-old': 'the date is older than the web',
  'checkout-mtime': 'the time of the file is that of the checkout',
  'ignored-revisions': 'only revisions that are to be ignored have changed the file',
  'no-source': 'no source file of the page is known',
  missing: 'the source file does not exist',
  'no-date': 'no kind of evidence that was asked has a date',
  'given-invalid': 'the date given is no W3C date',
  'given-future': 'the date given lies in the future',
  'html-invalid': 'the date that the page states is no W3C date',
  'html-too-old': 'the date that the page states is older than the web',
  'html-build-time': 'the date that the page states lies within the build',
  'html-boundary': 'the date that the page states is that of the boundary of a shallow clone',
  'html-shared': 'nearly all pages state the same date, while git tells them apart',
  'html-future': 'the date that the page states lies in the future',
  'git-future': 'the date of the commit lies in the future',
  'mtime-future': 'the time of the file lies in the future',
}

/** A reason, or several with semicolons between them, in words. */
export const explainReason = (reason: string): string =>
  reason
    .split('; ')
    .map((one) => DATE_REASONS[one] ?? one)
    .join('; ')

export const EXCLUDED: Record<Excluded['reason'], string> = {
  noindex: 'the page asks not to be indexed',
  redirect: 'the page redirects',
  'canonical-elsewhere': 'the page names another URL as its canonical one',
  'error-page': 'it is an error page',
  filtered: 'the options include or exclude leave it out',
  'dropped-by-entry': 'the hook entry dropped it',
  duplicate: 'another route has the same URL',
  disallowed: 'robots.txt disallows it',
  invalid: 'it cannot be listed in this sitemap',
  stale: 'this build did not write the file, which is older',
  asset: 'it is no page: a hidden name, a package, or no document',
}
