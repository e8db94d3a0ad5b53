import { OptionError } from '../options/error.ts'

/** What the ledger keeps of a URL. */
export interface Seen {
  /** Hash of the page's main content. */
  hash: string
  /** When that content was first seen, UTC seconds; absent where it was there when the ledger first looked. */
  at?: string
}

export type Ledger = Map<string, Seen>

const HEAD = ['{', '  "version": 1,', '  "pages": {']
/** A last line that never changes, so that no line gains or loses a comma when pages come and go. */
const TAIL = ['    "~": ""', '  }', '}', '']
const VALUE = /^[0-9a-f]{32}(?: \d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z)?$/

/** One line a URL, sorted by code point: git merges it by lines, and changing one page changes one line. */
export function renderLedger(ledger: Ledger): string {
  const lines = [...ledger]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([loc, { hash, at }]) => `    ${JSON.stringify(loc)}: "${at ? `${hash} ${at}` : hash}",`)
  return [...HEAD, ...lines, ...TAIL].join('\n')
}

/** @throws OptionError that names the line where the file is damaged: a date must not be lost in silence. */
export function parseLedger(text: string, file: string): Ledger {
  const ledger: Ledger = new Map()
  try {
    const { version, pages } = JSON.parse(text)
    if (version === 1 && typeof pages === 'object' && pages !== null) {
      for (const [loc, value] of Object.entries(pages)) {
        if (loc === '~') continue
        if (typeof value !== 'string' || !VALUE.test(value)) throw new SyntaxError(loc)
        ledger.set(loc, { hash: value.slice(0, 32), ...(value.length > 32 && { at: value.slice(33) }) })
      }
      return ledger
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  const line = findBadLine(text.split(/\r?\n/))
  const why = /^(?:<{7}|={7}|>{7})/.test(line.text)
    ? 'it holds a conflict that was not resolved'
    : `"${line.text.trim().slice(0, 60)}" is not what stands there`
  throw new OptionError(
    'lastmod.ledger',
    `The ledger ${file} is damaged in line ${line.number}: ${why}. Restore it from git, or remove it: then every page has no date until it changes.`,
  )
}

function findBadLine(lines: string[]): { number: number; text: string } {
  const isPage = (text: string) => {
    try {
      const [[loc, value] = []] = Object.entries(JSON.parse(`{${text.replace(/,\s*$/, '')}}`))
      return loc === '~' || (typeof value === 'string' && VALUE.test(value))
    } catch {
      return false
    }
  }
  const known = new Set([...HEAD, ...TAIL].map((line) => line.trim()))
  const bad = lines.findIndex((text, i) =>
    i < HEAD.length ? text.trim() !== HEAD[i]!.trim() : !known.has(text.trim()) && !isPage(text),
  )
  const number = bad < 0 ? lines.length : bad + 1
  return { number, text: lines[number - 1] ?? '' }
}
