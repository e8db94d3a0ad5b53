/** The part of a bundler's module graph that pages' sources are read from. */
export interface ModuleGraph {
  /** Ids of the modules that a module imports, statically or dynamically; undefined where it is no module. */
  importsOf(id: string): readonly string[] | undefined
}

const SHARED = Symbol('shared')
type Holder = string | typeof SHARED

/**
 * The source files of each page: its own HTML and the content modules (Markdown, data, text) that it alone reaches.
 * Layouts, components, scripts and styles do not count: lastmod speaks of the page's own content.
 */
export function findPageSources(pages: Iterable<string>, graph: ModuleGraph): Map<string, string[]> {
  const holders = new Map<string, Holder>()
  const sources = new Map<string, string[]>()
  for (const page of pages) {
    sources.set(page, [page])
    hold(page, page, holders, graph)
  }
  for (const [id, holder] of holders) {
    const file = contentFile(id)
    if (holder === SHARED || file === undefined) continue
    const found = sources.get(holder)!
    if (!found.includes(file)) found.push(file)
  }
  for (const [page, found] of sources) sources.set(page, [page, ...found.slice(1).sort()])
  return sources
}

/** Marks everything that `page` reaches as held by it, or as shared where another page got there first. Visits a module at most twice. */
function hold(start: string, page: string, holders: Map<string, Holder>, graph: ModuleGraph): void {
  const todo: [string, Holder][] = [[start, page]]
  for (let next = todo.pop(); next; next = todo.pop()) {
    const [id, holder] = next
    const before = holders.get(id)
    if (before === holder || before === SHARED) continue
    const now = before === undefined ? holder : SHARED
    holders.set(id, now)
    for (const imported of graph.importsOf(id) ?? []) todo.push([imported, now])
  }
}

const content = /\.(?:md|mdx|markdown|mdoc|json|json5|jsonc|yaml|yml|toml|csv|tsv|txt|xml)$/i
/** Queries that make something else of a file than its content. */
const linked = /[?&](?:url|worker|sharedworker)(?:[&=]|$)/
const raw = /[?&]raw(?:[&=]|$)/

/** The file whose content a module brings into a page; undefined for code, styles, packages and virtual modules. */
export function contentFile(id: string): string | undefined {
  if (id.startsWith('\0') || id.includes('/node_modules/')) return undefined
  const [file = ''] = id.split('?')
  if (linked.test(id) || /(?:^|[\\/])package\.json$/.test(file)) return undefined
  return content.test(file) || raw.test(id) ? file : undefined
}
