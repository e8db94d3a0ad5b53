import {
  closeSync,
  existsSync,
  fchmodSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmdirSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import type { PublishPlan, Sink, Staging } from '../../runtime.ts'
import { requireFolder } from '../errors.ts'
import { fileInside } from '../inside.ts'
import { abandonJournal, closeJournal, type Move, openJournal, settleJournals, stateOf } from './journal.ts'
import { rename } from './rename.ts'
import { settleJournal } from './settle.ts'
import { sweep, temporaryName } from './temporary.ts'

/** Bytes a chunk of what is read back for the check. */
const CHUNK = 32 * 1024

/**
 * Files written under hidden temporary names in the output folder, each beside its destination. Nothing that is published changes
 * before `publish`, which only renames.
 * @throws OptionError where the output folder is not there.
 */
export async function openStaging(folder: string): Promise<Staging> {
  requireFolder(folder)
  await settleFolder(folder)
  return new FolderStaging(folder)
}

/** Finishes or undoes a publish that was cut off, so that what is read afterwards is a whole set. */
export async function settleFolder(folder: string): Promise<void> {
  if (existsSync(folder)) await settleJournals(folder, (journal) => settleJournal(folder, journal))
}

class FolderStaging implements Staging {
  readonly #folder: string
  /** Final path to the staged file. */
  readonly #staged = new Map<string, string>()
  readonly #handles = new Set<number>()
  readonly #made: string[] = []
  readonly #swept = new Set<string>()

  constructor(folder: string) {
    this.#folder = folder
  }

  open(path: string): Sink {
    const final = this.#fileOf(path)
    this.#prepare(dirname(final))
    const earlier = this.#staged.get(path)
    if (earlier) rmSync(earlier, { force: true })
    const file = join(dirname(final), temporaryName(basename(final)))
    const handle = openSync(file, 'wx')
    this.#handles.add(handle)
    this.#staged.set(path, file)
    // Who narrowed or widened the mode of a file keeps it so; a new one follows the umask.
    const old = statSync(final, { throwIfNoEntry: false })
    if (old) fchmodSync(handle, old.mode & 0o777)
    return {
      write: (chunk) => {
        for (let from = 0; from < chunk.length; ) from += writeSync(handle, chunk, from)
      },
      close: async () => this.#close(handle),
    }
  }

  async *read(path: string): AsyncGenerator<Uint8Array> {
    const handle = openSync(this.#stagedFile(path), 'r')
    try {
      for (;;) {
        const buffer = Buffer.allocUnsafe(CHUNK)
        const length = readSync(handle, buffer, 0, CHUNK, null)
        if (length === 0) return
        yield buffer.subarray(0, length)
      }
    } finally {
      closeSync(handle)
    }
  }

  async publish({ children, entrance, robots, remove }: PublishPlan): Promise<void> {
    const folder = this.#folder
    const paths = [...children, entrance, robots].filter((path) => path !== undefined)
    const { moves } = await openJournal(
      folder,
      () => ({
        moves: paths.map((path) => this.#moveTo(path)),
        removals: remove.map((path) => ({ path, before: stateOf(this.#fileOf(path)) })),
      }),
      (journal) => settleJournal(folder, journal),
    )
    for (const { to } of moves) this.#staged.delete(to)
    try {
      for (const { from, to } of moves) rename(join(folder, from), this.#fileOf(to))
      for (const path of remove) rmSync(this.#fileOf(path), { force: true })
    } catch (error) {
      abandonJournal(folder)
      throw error
    }
    closeJournal(folder)
    this.#made.length = 0
    await this.discard()
  }

  async discard(): Promise<void> {
    for (const handle of this.#handles) this.#close(handle)
    for (const file of this.#staged.values()) rmSync(file, { force: true })
    this.#staged.clear()
    for (const directory of this.#made.splice(0).reverse()) {
      if (readdirSync(directory).length === 0) rmdirSync(directory)
    }
  }

  #moveTo(path: string): Move {
    const file = this.#stagedFile(path)
    const from = relative(this.#folder, file).split(sep).join('/')
    return { from, to: path, before: stateOf(this.#fileOf(path)), after: stateOf(file) }
  }

  /** Makes the folder of a file, and clears it of what dead processes staged there. */
  #prepare(directory: string): void {
    if (this.#swept.has(directory)) return
    this.#swept.add(directory)
    const first = mkdirSync(directory, { recursive: true })
    for (let made = directory; first !== undefined && made.length >= first.length; made = dirname(made)) {
      this.#made.unshift(made)
    }
    sweep(directory)
  }

  #close(handle: number): void {
    if (this.#handles.delete(handle)) closeSync(handle)
  }

  #stagedFile(path: string): string {
    const file = this.#staged.get(path)
    if (file === undefined) throw new Error(`Nothing is staged for ${path}.`)
    return file
  }

  #fileOf(path: string): string {
    const file = fileInside(this.#folder, path)
    if (file === undefined) throw new Error(`${path} is not inside the output folder.`)
    return file
  }
}
