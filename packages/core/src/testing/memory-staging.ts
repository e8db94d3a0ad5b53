import type { PublishPlan, Staging } from '../runtime.ts'

/** A staging that keeps its files in memory, for tests. */
export interface MemoryStaging extends Staging {
  staged: Map<string, Uint8Array[]>
  published?: PublishPlan
  bytes(path: string): Uint8Array
  /** The staged text of a file. */
  text(path: string): string
}

export function memoryStaging(): MemoryStaging {
  const staged = new Map<string, Uint8Array[]>()
  return {
    staged,
    open(path) {
      const chunks: Uint8Array[] = []
      staged.set(path, chunks)
      return {
        write: (chunk) => {
          chunks.push(chunk)
        },
        close: async () => {},
      }
    },
    async *read(path) {
      yield* staged.get(path)!
    },
    async publish(plan) {
      this.published = plan
    },
    async discard() {
      staged.clear()
    },
    bytes: (path) => join(staged.get(path)!),
    text: (path) =>
      new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(join(staged.get(path)!)),
  }
}

function join(chunks: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}
