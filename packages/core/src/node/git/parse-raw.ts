import { Changes } from './changes.ts'

/** A commit in the output of git: its line, and what it has otherwise than the parent that it was compared with. */
export interface Block {
  header: string
  changes: Changes
}

const COLON = 58
const LINE_FEED = 10

/** Reads the output of `git log` or `git diff-tree` with `--raw -z --no-abbrev` as it comes: a header that ends with NUL, then records. */
export class RawParser {
  readonly #pathAt: number
  #text = ''
  /** Of the commit that is being read. */
  #header: string | undefined
  #begin = 0
  #end = 0

  /**
   * `idLength` is the length of ids, 40 or 64. `sides` are the commits in a comparison: with more than two, git prints what differs from every
   * parent, with a colon and a letter for each of them and the mode and id of every side.
   */
  constructor(idLength: number, sides = 2) {
    const letters = sides - 1
    this.#pathAt = letters + sides * '100644 '.length + sides * (idLength + 1) + letters + 1
  }

  /** The commits that are complete with this piece. */
  read(piece: string): Block[] {
    this.#text += piece
    const blocks: Block[] = []
    while (this.#readHeader() && this.#skipRecords()) blocks.push(this.#take())
    const done = this.#header === undefined ? this.#end : this.#begin
    this.#text = this.#text.slice(done)
    this.#begin -= done
    this.#end -= done
    return blocks
  }

  /** The last commit, at the end of the output. */
  end(): Block[] {
    return this.#header === undefined ? [] : [this.#take()]
  }

  #readHeader(): boolean {
    if (this.#header !== undefined) return true
    const nul = this.#text.indexOf('\0', this.#end)
    if (nul < 0) return false
    this.#header = this.#text.slice(this.#end, nul)
    this.#begin = this.#end = nul + 1
    return true
  }

  /** Goes to the next header. False where the text ends before it is there. */
  #skipRecords(): boolean {
    while (this.#end < this.#text.length) {
      const code = this.#text.charCodeAt(this.#end)
      if (code !== COLON && code !== LINE_FEED) return true
      const start = code === LINE_FEED ? this.#end + 1 : this.#end
      const nul = this.#text.indexOf('\0', start + this.#pathAt)
      if (nul < 0) return false
      this.#end = nul + 1
    }
    return false
  }

  #take(): Block {
    const block = {
      header: this.#header!,
      changes: new Changes(this.#text, this.#begin, this.#end, this.#pathAt),
    }
    this.#header = undefined
    return block
  }
}
