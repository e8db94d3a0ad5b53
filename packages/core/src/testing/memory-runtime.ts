import type { Dated } from '../model.ts'
import type { DatesOptions, Existing, PublishPlan, Runtime, Staging } from '../runtime.ts'

/** A machine in memory, for tests of the pure code. */
export interface MemoryRuntime extends Runtime {
  /** The output folder: what was emitted, then what was published too. */
  files: Map<string, Uint8Array>
  /** Text of a file of the output folder. */
  text(path: string): string | undefined
  /** Sets of source files that dates were asked for. */
  asked: string[][]
}

export interface MemoryOptions extends Partial<Omit<Runtime, 'dates'>> {
  files?: Record<string, string | Uint8Array>
  /** Dates of source files: seconds, or an answer. */
  dates?: Record<string, number | Dated>
  /** Notes that the asking for dates makes. */
  dateNotes?: Parameters<DatesOptions['note']>[0][]
  /** When files were last written, where that is not the start of the build. */
  changedAt?: Record<string, number>
}

export const NOW = Date.parse('2026-12-01T00:00:00Z')
const encoder = new TextEncoder()

export function memoryRuntime(options: MemoryOptions = {}): MemoryRuntime {
  const { files: given = {}, dates = {}, dateNotes = [], changedAt = {}, ...overrides } = options
  const files = new Map(
    Object.entries(given).map(([path, content]) => [
      path,
      typeof content === 'string' ? encoder.encode(content) : content,
    ]),
  )
  const asked: string[][] = []
  return {
    root: '/project',
    outDir: '/project/dist',
    base: '/',
    mode: 'production',
    watch: false,
    defaults: {},
    startedAt: NOW,
    now: () => NOW,
    async *html() {
      for (const [path, bytes] of [...files]) {
        if (!/\.html?$/.test(path)) continue
        yield {
          path,
          changedAt: changedAt[path] ?? NOW,
          read: (length?: number) => bytes.subarray(0, length),
        }
      }
    },
    async dates(wanted, how) {
      const list = [...wanted]
      asked.push(list)
      for (const note of dateNotes) how.note(note)
      return new Map(list.map((file) => [file, datedOf(dates[file])]))
    },
    readOutput: async (path) => files.get(path),
    existing: async (paths, childPattern) =>
      [...files].flatMap(([path, bytes]): Existing[] =>
        paths.includes(path) || childPattern.test(path)
          ? [{ path, ours: new TextDecoder().decode(bytes).includes('<!-- mapwright -->') }]
          : [],
      ),
    stage: async () => memoryStaging(files),
    ...overrides,
    files,
    asked,
    text: (path) => {
      const bytes = files.get(path)
      return bytes && new TextDecoder().decode(bytes)
    },
  }
}

const datedOf = (date: number | Dated | undefined): Dated =>
  typeof date === 'number'
    ? { kind: 'git', at: date, commit: 'c0ffee' }
    : (date ?? { kind: 'none', reason: 'missing' })

function memoryStaging(files: Map<string, Uint8Array>): Staging {
  const staged = new Map<string, Uint8Array[]>()
  return {
    open(path) {
      const chunks: Uint8Array[] = []
      staged.set(path, chunks)
      return { write: (chunk) => void chunks.push(chunk.slice()), close: async () => {} }
    },
    async *read(path) {
      yield* staged.get(path) ?? []
    },
    async publish({ children, entrance, robots, remove }: PublishPlan) {
      for (const path of [...children, entrance, robots]) {
        if (path !== undefined) files.set(path, join(staged.get(path) ?? []))
      }
      for (const path of remove) files.delete(path)
      staged.clear()
    },
    async discard() {
      staged.clear()
    },
  }
}

function join(chunks: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
