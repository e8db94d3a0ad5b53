import type { Note } from '../model.ts'

interface Words {
  severity: Note['severity']
  message: string
  fix: string
  /** Other wordings, by name. */
  variants?: Record<string, Pick<Words, 'message' | 'fix'>>
}

/** What the writing stage has to say, with `{params}`. */
const words = {
  'file-not-ours': {
    severity: 'error',
    message:
      'The output folder has a {file} that Mapwright did not write, so it was left as it is and nothing was published.',
    fix: 'Remove that file, or set `filename` to another name; to keep both, name its URL in `extraSitemaps`.',
  },
  'forbidden-character': {
    severity: 'error',
    message:
      'The entry {loc} ({page}) holds the character {character}, which XML cannot express: "{excerpt}".',
    fix: 'Remove the character from the page or from what the `entry` hook or `routes` gives for it.',
  },
  'entry-too-large': {
    severity: 'error',
    message: 'The entry {loc} alone makes a file of {bytes} bytes, more than the limit of {limit}.',
    fix: 'Raise `limits.bytes`, or give the entry fewer alternates, images or videos.',
  },
  'group-empty': {
    severity: 'warning',
    message: 'The group "{group}" of the option `sitemaps` takes no entry, so it has no file.',
    fix: 'Correct its pattern, or remove the group; patterns match the path below the base, and the first group that matches wins.',
  },
  'extra-sitemap-own': {
    severity: 'warning',
    message: 'The option `extraSitemaps` names {url}, which is a file of this very set; it was left out.',
    fix: 'Remove it from `extraSitemaps`: an index must not name itself, and it names its own files already.',
  },
  'image-tags-retired': {
    severity: 'info',
    message: '{images} images carry {tags}, which Google has ignored since 2022; Yandex still reads them.',
    fix: 'Leave them if Yandex matters to the site, else drop these fields.',
  },
  'video-tags-retired': {
    severity: 'warning',
    message: '{videos} videos have {fields}, which Google has retired; they were not written.',
    fix: 'Remove these fields from the entries.',
  },
  'robots-line-to-add': {
    severity: 'warning',
    message:
      'The site is served below a path, and crawlers read robots.txt only at {robots}, which is not part of this build.',
    fix: 'Add the line "{line}" to {robots}, or submit the sitemap in the webmaster tools; `robots: false` silences this.',
    variants: {
      encoding: {
        message:
          'The robots.txt in the output folder is encoded as UTF-16, which crawlers do not read, so nothing was added to it.',
        fix: 'Save it as UTF-8. Its line for this sitemap is "{line}".',
      },
    },
  },
  'robots-policies-unused': {
    severity: 'info',
    message:
      'The option `robots.policies` was not used, since there is a {file} already, which is kept as it is.',
    fix: 'Remove that file (the public folder may hold it), or remove `robots.policies`.',
  },
  'robots-sitemap-stale': {
    severity: 'warning',
    message:
      'robots.txt names the sitemap {url}, which this build did not write and the output folder does not have.',
    fix: 'Remove that line from robots.txt; the sitemap of this build is {entrance}.',
  },
} satisfies Record<string, Words>

export type FilesNoteId = keyof typeof words

/** Makes a note: its words filled with `params`, and where it speaks of several places, how many and a few of them. */
export function note(
  id: FilesNoteId,
  params: Note['params'],
  variant?: string,
  several?: { count: number; examples: string[] },
): Note {
  const { severity, variants, ...plain }: Words = words[id]
  const { message, fix } = (variant === undefined ? undefined : variants?.[variant]) ?? plain
  return { id, severity, params, message: fill(message, params), fix: fill(fix, params), ...several }
}

const fill = (text: string, params: Note['params']) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
