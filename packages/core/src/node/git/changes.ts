import { findExactRenames } from './exact-renames.ts'

/** One record of `git … --raw`. Modes are octal text; a side where the file is not has the mode 000000. */
export interface Change {
  oldMode: string
  mode: string
  oldBlob: string
  blob: string
  /** A added, D deleted, M modified, T another type. */
  status: string
}

/** `git log` puts it before the first record. */
const LINE_FEED = 10

/**
 * What a commit has otherwise than a parent, as git prints it with `--raw -z --no-abbrev`: `:modes ids status`, NUL, path, NUL for each file.
 * A history has hundreds of thousands of these, nearly none of which is asked for; so they stay text until they are.
 */
export class Changes {
  readonly #text: string
  readonly #from: number
  readonly #to: number
  readonly #pathAt: number
  #renames: Map<string, string> | undefined

  /** The records of `text` from `from` to `to`, in each of which the path begins at `pathAt`. */
  constructor(text: string, from: number, to: number, pathAt: number) {
    this.#text = text
    this.#from = from
    this.#to = to
    this.#pathAt = pathAt
  }

  /** Calls `see` with each path and the place of its record. */
  forEach(see: (path: string, at: number) => void): void {
    for (let at = this.#from; at < this.#to; ) {
      if (this.#text.charCodeAt(at) === LINE_FEED) at++
      const path = at + this.#pathAt
      const end = this.#text.indexOf('\0', path)
      see(this.#text.slice(path, end), at)
      at = end + 1
    }
  }

  /** The record at a place. */
  read(at: number): Change {
    const [oldMode = '', mode = '', oldBlob = '', blob = '', status = ''] = this.#text
      .slice(at + 1, at + this.#pathAt - 1)
      .split(' ')
    return { oldMode, mode, oldBlob, blob, status }
  }

  /** Old names by new ones, of files that were renamed and not changed. Made once: a commit may rename thousands. */
  get renames(): Map<string, string> {
    this.#renames ??= findExactRenames(this)
    return this.#renames
  }
}
