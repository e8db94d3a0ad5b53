import type { LedgerOptions } from '../options.ts'
import { decode } from '../pages/decode.ts'
import type { KnownPage } from '../pages/read-pages.ts'
import type { LedgerStore, Runtime } from '../runtime.ts'
import { hashContent } from './content.ts'
import { type Ledger, parseLedger, renderLedger, type Seen } from './ledger-file.ts'

/** What the ledger says of a page. */
export type LedgerAnswer =
  | { lastmod: string }
  | { doubt: 'ledger-first-seen' | 'ledger-unchanged' | 'ledger-read-only' }

export interface KeptLedger {
  file: string
  /** Undefined for a page that it was not asked about. */
  answer(page: KnownPage): LedgerAnswer | undefined
  /** Writes what was seen; called once the sitemap is published. Does nothing where the ledger is only read. */
  save(): Promise<void>
}

/** Another build may write between our reading and our writing; this often we begin again with what it wrote. */
const TRIES = 5

/** Holds the content of pages against what the ledger remembers of them. */
export async function keepLedger(
  pages: KnownPage[],
  options: LedgerOptions,
  runtime: Runtime,
): Promise<KeptLedger> {
  const { file, ignore = [] } = options
  const store = runtime.ledger ?? noStore
  const writes = options.write ?? store.writes
  const clock = `${new Date(runtime.sourceDateEpoch ?? runtime.now()).toISOString().slice(0, 19)}Z`
  let text = await store.read(file)
  const state: Ledger = text === undefined ? new Map() : parseLedger(text, file)
  const hashes = new Map<string, string>()
  for (const known of pages) {
    if (known.html) hashes.set(locOf(known), await hashContent(decode(await known.html.read()), ignore))
  }
  return {
    file,
    answer(known) {
      const hash = hashes.get(locOf(known))
      return hash === undefined ? undefined : tell(state.get(locOf(known)), hash, writes, clock)
    },
    async save() {
      if (!writes) return
      for (let tries = 0; tries < TRIES; tries++) {
        const next = renderLedger(
          advance(text === undefined ? new Map() : parseLedger(text, file), hashes, clock),
        )
        if (next === text || (await store.swap(file, next, text))) return
        text = await store.read(file)
      }
      throw new Error(
        `The ledger ${file} was changed by other builds ${TRIES} times while this one wrote it. Run the build again.`,
      )
    },
  }
}

const locOf = ({ loc }: KnownPage) => loc

/** Only a change against a state that was read gives a date; a page or content seen for the first time has none. */
function tell(seen: Seen | undefined, hash: string, writes: boolean, clock: string): LedgerAnswer {
  if (!seen) return { doubt: 'ledger-first-seen' }
  if (seen.hash === hash) return seen.at ? { lastmod: seen.at } : { doubt: 'ledger-unchanged' }
  // Nobody will remember this date: the next build would tell another one of the same content.
  return writes ? { lastmod: clock } : { doubt: 'ledger-read-only' }
}

/** The state that follows from what was seen now. Pages that are gone leave it. */
function advance(state: Ledger, hashes: Map<string, string>, clock: string): Ledger {
  const next: Ledger = new Map()
  for (const [loc, hash] of hashes) {
    const seen = state.get(loc)
    if (!seen) next.set(loc, { hash })
    else next.set(loc, seen.hash === hash ? seen : { hash, at: clock })
  }
  return next
}

/** Where the runtime keeps no files every page is new. */
const noStore: LedgerStore = { writes: false, read: async () => undefined, swap: async () => true }
