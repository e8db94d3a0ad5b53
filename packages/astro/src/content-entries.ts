import { readFile } from 'node:fs/promises'
import { unflatten } from 'devalue'

/** An entry of a content collection, as far as we need it. */
export interface ContentEntry {
  collection: string
  id: string
  /** POSIX, relative to the project's root. */
  filePath: string
}

/** Entries by every name under which a route may speak of them. */
export type ContentIndex = Map<string, ContentEntry[]>

/**
 * Reads the store that Astro's content layer leaves in its cache folder (`data-store.json`, serialised by devalue:
 * a map of collections to maps of entries). Undefined where the project has no content layer.
 * @throws where the store is there but has another shape: dates would be lost in silence.
 */
export async function readContentIndex(cacheDir: URL): Promise<ContentIndex | undefined> {
  const file = new URL('data-store.json', cacheDir)
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return text === undefined ? undefined : indexEntries(unflatten(JSON.parse(text)))
}

/** Exported for tests. */
export function indexEntries(store: unknown): ContentIndex {
  if (!(store instanceof Map))
    throw new TypeError('The content store of Astro has an unknown shape: it is no map.')
  const index: ContentIndex = new Map()
  for (const [collection, entries] of store) {
    if (!(entries instanceof Map) || String(collection).startsWith('meta::')) continue
    for (const [id, entry] of entries) {
      if (typeof entry?.filePath !== 'string') continue
      const found = { collection: String(collection), id: String(id), filePath: entry.filePath }
      for (const name of namesOf(String(id), entry)) {
        const others = index.get(name)
        if (!others) index.set(name, [found])
        else if (!others.some((other) => other.collection === collection && other.id === id))
          others.push(found)
      }
    }
  }
  return index
}

/** The id; the slug of older collections and of front matter; the id without its extension. */
function namesOf(id: string, entry: { slug?: unknown; data?: { slug?: unknown } }): Set<string> {
  const names = new Set([id, id.replace(/\.[a-z0-9]+$/i, '')])
  for (const slug of [entry.slug, entry.data?.slug]) {
    if (typeof slug === 'string' && slug !== '') names.add(slug.replace(/^\/+|\/+$/g, ''))
  }
  return names
}
