import type { Note } from './model.ts'

export interface NoteWords {
  severity: Note['severity']
  /** Sentences with `{params}`; `{count:page|pages}` counts the places. */
  message: string
  fix: string
  /** An error that concerns single entries: with `failOn: 'never'` the set is published all the same. */
  soft?: true
}

/** Everything core says that is no rule, except of written files (files/words.ts). One message a kind, however many places. */
export const noteWords = {
  'site-repeats-base': {
    severity: 'info',
    message: 'The option `site` has the path "{base}", which the base says already; it was taken once.',
    fix: 'Leave the path out of `site`.',
  },
  'site-development-host': {
    severity: 'warning',
    message:
      'The option `site` names {host}, which is not reachable on the web, and every URL in the sitemap begins with it.',
    fix: 'Set `site` to the public URL of the site for production builds.',
  },
  'pattern-unused': {
    severity: 'warning',
    message: '{count:pattern|patterns} of the option `{option}` matched no page.',
    fix: 'Patterns match the decoded path below the base, such as "/blog/**"; correct or remove what matches nothing.',
  },
  'stale-html': {
    severity: 'info',
    message:
      '{count:HTML file|HTML files} in the output folder did not come from this build and are older than it, so they are not listed.',
    fix: 'Empty the output folder before the build, or name them in the option `routes` if they belong to the site.',
  },
  'routes-failed': {
    severity: 'error',
    message: 'The function of the option `routes` failed: {error}',
    fix: 'Mend the function; a run with half of its routes would publish a sitemap that lacks pages.',
  },
  'route-invalid': {
    severity: 'error',
    soft: true,
    message: '{count:item|items} of the option `routes` have no usable URL and are not listed.',
    fix: 'Give a path below the base ("/about"), an absolute http(s) URL of the site, or an object with such a `url`.',
  },
  'route-other-host': {
    severity: 'warning',
    message:
      '{count:route belongs|routes belong} to another host or scheme than {site} and cannot be listed here.',
    fix: 'Remove them, or name their hosts in `check.crossSubmit` if the robots.txt of those hosts names this sitemap.',
  },
  'route-outside-base': {
    severity: 'warning',
    message:
      '{count:route lies|routes lie} outside {root}, where this sitemap is served, and cannot be listed in it.',
    fix: 'Remove them, or list them in a sitemap of their own at the root of the host.',
  },
  'route-repeats-base': {
    severity: 'warning',
    message:
      '{count:path|paths} of the option `routes` begin with the base "{base}", which is put before every path; the URL now has it twice.',
    fix: 'Give paths below the base, without it.',
  },
  'route-not-emitted': {
    severity: 'warning',
    message:
      '{count:route is|routes are} named by the framework with an HTML file that the build did not emit; they are not listed.',
    fix: 'Look for pages that failed to prerender.',
  },
  'field-unknown': {
    severity: 'error',
    soft: true,
    message: 'An entry given by the option `{option}` has the field `{field}`, which is unknown{advice}.',
    fix: 'Known are: {known}.',
  },
  'field-wrong': {
    severity: 'error',
    soft: true,
    message:
      'The field `{field}` of an entry given by the option `{option}` must be {must}, but it is {found}; it was left out.',
    fix: 'Correct the field.',
  },
  'canonicals-elsewhere': {
    severity: 'warning',
    message:
      'The canonical URLs of all {pages} pages that state one begin with {canonical}, while the option `site` is {site}; the pages are listed under {site}.',
    fix: 'Correct whichever of the two is wrong.',
  },
  'canonical-other-host': {
    severity: 'warning',
    message: '{count:page names|pages name} a canonical URL on another host and are not listed.',
    fix: 'Nothing, if these are copies; otherwise correct the canonical link.',
  },
  'canonical-other-origin': {
    severity: 'warning',
    message:
      '{count:page names|pages name} a canonical URL with another scheme or port than {site}; they are listed under {site}.',
    fix: 'Correct the scheme or port of the canonical link, or the option `site`.',
  },
  'canonical-not-emitted': {
    severity: 'warning',
    message:
      '{count:page names|pages name} a canonical URL that no emitted page answers to; they are listed under their own URL.',
    fix: 'Correct the canonical link, or see to it that the page it names is built.',
  },
  'canonicals-differ': {
    severity: 'warning',
    message:
      '{count:page has|pages have} several canonical links that differ; the first counts, and search engines may ignore them all.',
    fix: 'Leave one canonical link in each page.',
  },
  'canonical-invalid': {
    severity: 'warning',
    message: '{count:page has|pages have} a canonical link that is no http(s) URL; it was ignored.',
    fix: 'Write an absolute URL into the canonical link.',
  },
  'alternate-invalid': {
    severity: 'warning',
    message: '{count:page has|pages have} an hreflang link that is no http(s) URL; it was left out.',
    fix: 'Write an absolute URL into the link.',
  },
  'noindex-for-one': {
    severity: 'warning',
    message:
      '{count:page keeps|pages keep} one search engine out by its own robots meta element and stay listed for the others.',
    fix: 'Use the name "robots" to keep a page out of every index, or exclude it with `exclude`.',
  },
  'disallowed-for-one': {
    severity: 'warning',
    message:
      'robots.txt disallows {count:page|pages} for a single search engine; they stay listed for the others.',
    fix: 'Allow them in robots.txt, or exclude them with `exclude`.',
  },
  'site-disallowed': {
    severity: 'warning',
    message: 'robots.txt disallows the whole site, so that no search engine may read what the sitemap lists.',
    fix: 'Remove "Disallow: /" from robots.txt before the site goes public.',
  },
  'lastmod-invalid': {
    severity: 'error',
    soft: true,
    message:
      'The lastmod given for {count:page|pages} is no date that both the W3C format and the sitemap schema accept; it was not written.',
    fix: 'Give a Date, "YYYY-MM-DD" or "YYYY-MM-DDThh:mm:ssZ" (or an offset such as +03:00 in place of Z).',
  },
  'lastmod-in-future': {
    severity: 'warning',
    message: 'The dates of {count:page|pages} lie more than 24 hours in the future and were not written.',
    fix: 'Correct the date, or the clock of the machine that made it.',
  },
  'lastmod-behind-git': {
    severity: 'warning',
    message:
      'The lastmod given for {count:page|pages} is more than half a year older than the newest commit of the page.',
    fix: 'Update the date, or remove it so that git speaks.',
  },
  'page-date-invalid': {
    severity: 'warning',
    message: '{count:page states|pages state} a date of change that is no W3C date; it was not used.',
    fix: 'Write "YYYY-MM-DDThh:mm:ssZ" (or an offset such as +03:00 in place of Z).',
  },
  'page-date-shared': {
    severity: 'warning',
    message:
      '{count:page states|pages state} the same date of change, {date}, although git knows different ones; it was taken for a stamp of the template and not believed.',
    fix: "Let the template print each page's own date, or none.",
  },
  'page-date-of-build': {
    severity: 'warning',
    message:
      '{count:page states|pages state} a date of change within this build; it was taken for the time of the build and not believed.',
    fix: "Let the template print each page's own date, or none.",
  },
  'page-date-of-clone': {
    severity: 'warning',
    message:
      '{count:page states|pages state} the date of the oldest commit of a shallow clone, which git gives to every older file; it was not believed.',
    fix: 'Fetch the whole history before the build.',
  },
  'json-ld-broken': {
    severity: 'warning',
    message:
      '{count:page has|pages have} a JSON-LD script with `dateModified` that is no JSON; its date was not read.',
    fix: 'Correct the script; search engines cannot read it either.',
  },
  'source-missing': {
    severity: 'warning',
    message:
      'The option `sources` names files that do not exist for {count:page|pages}, which have no lastmod from them.',
    fix: 'Correct the paths; they are relative to the root of the project.',
  },
  'git-shallow': {
    severity: 'warning',
    message:
      'The clone is shallow: git cannot know when the content of {count:page|pages} last changed, so they have no lastmod.',
    fix: 'Fetch the history before the build: `git fetch --unshallow`, or `fetch-depth: 0` for actions/checkout.',
  },
  'git-missing': {
    severity: 'warning',
    message: 'The command git was not found, so {count:page has|pages have} no lastmod from it.',
    fix: "Install git where the site is built, or take 'git' out of `lastmod`.",
  },
  'git-no-repository': {
    severity: 'warning',
    message: 'The sources are in no git repository, so {count:page has|pages have} no lastmod from it.',
    fix: "Build in a clone, or take 'git' out of `lastmod`.",
  },
  'git-no-commits': {
    severity: 'warning',
    message: 'The git repository has no commit yet, so {count:page has|pages have} no lastmod from it.',
    fix: 'Commit the sources.',
  },
  'git-dubious-ownership': {
    severity: 'warning',
    message:
      'Git refuses to read the repository, since its folder belongs to another user, so {count:page has|pages have} no lastmod from it.',
    fix: 'Build as the owner of the folder, or run `git config --global --add safe.directory <folder>` before the build.',
  },
  'git-partial-clone': {
    severity: 'warning',
    message:
      'The clone lacks trees, which git would have to fetch one by one, so {count:page has|pages have} no lastmod from it.',
    fix: 'Clone without `--filter=tree:0`; `--filter=blob:none` is good.',
  },
  'git-failed': {
    severity: 'warning',
    message:
      'Git could not say when the content of {count:page|pages} last changed ({error}), so they have no lastmod from it.',
    fix: 'Run `git log -1` in the root of the site to see what is wrong.',
  },
  'git-status-failed': {
    severity: 'warning',
    message:
      'Git could not say which sources are changed and not committed ({error}), so each has the date of its last commit.',
    fix: 'Run `git status` in the root of the site to see what is wrong.',
  },
  'git-required': {
    severity: 'error',
    message: 'Git does not know every date ({reason}), and `lastmod.requireGit` is set.',
    fix: 'Build on a machine with git, in a clone that has its whole history, or remove `lastmod.requireGit`.',
  },
  'dates-incomplete': {
    severity: 'warning',
    message: 'Not every date could be asked for ({id}).',
    fix: 'Run `mapwright explain` for a page that lacks its date.',
  },
  'entry-failed': {
    severity: 'error',
    message: 'The hook `entry` failed for {loc}: {error}',
    fix: 'Mend the hook; nothing was published.',
  },
  'entry-answer-wrong': {
    severity: 'error',
    message: 'The hook `entry` answered {found} for {loc}.',
    fix: 'Return the entry, an array of entries, or false to drop it; returning nothing keeps the entry.',
  },
  'entry-loc-invalid': {
    severity: 'error',
    soft: true,
    message: 'The hook `entry` gave {count:entry|entries} a loc that this sitemap cannot list.',
    fix: 'Give a path below the base or an absolute URL below {root}.',
  },
  'loc-too-long': {
    severity: 'error',
    soft: true,
    message:
      '{count:URL has|URLs have} 2,048 characters or more, which the protocol does not allow; they are not listed.',
    fix: 'Shorten the path, or exclude the page with `exclude`.',
  },
  'no-page': {
    severity: 'error',
    message: 'No page was found: there is no HTML file in {outDir}{routes}.',
    fix: 'Check the option `outDir`; a site that renders on a server needs the option `routes`. If there is truly none, set `allowEmpty`.',
  },
  'no-entry': {
    severity: 'error',
    message: 'Every one of the {routes} routes found is left out ({reasons}), so there is nothing to list.',
    fix: 'Look at the list of what is excluded and why. If there is truly nothing to list, set `allowEmpty`.',
  },
} satisfies Record<string, NoteWords>

export type NoteId = keyof typeof noteWords
