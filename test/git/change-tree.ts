import type { Random } from './random.ts'

/** A tree as the generator holds it: files by path. */
export type Tree = Map<string, { mode: Mode; text: string }>
type Mode = '100644' | '100755' | '120000'

/** Names that have broken tools: quoting, pathspecs, options, line ends, case, Unicode. */
const NAMES = [
  'a.md',
  'b.md',
  'c.md',
  'd.md',
  'café.md',
  'cafe\u0301.md',
  '日本.md',
  'sp ace.md',
  'quo"te.md',
  "apo'strophe.md",
  'new\nline.md',
  'end\n',
  'tab\t.md',
  '-dash.md',
  '--all',
  ':(top)x.md',
  ':!not.md',
  '*.md',
  '[a-c].md',
  'back\\slash.md',
  'UPPER.md',
  'upper.md',
  'percent%41.md',
  ' leading',
  'trailing ',
  '😀.md',
]
const FOLDERS = ['', '', 'docs/', 'docs/deep/er/', 'docs/deep/', '日本/', 'a b/', '.dot/', 'a.md/', '-x/']

/** Few texts, so that files with equal blobs are common: they are what makes renames ambiguous. */
const TEXTS = 9

/** Files of a tree before anything is changed. */
const FEWEST = 20

const newPath = (random: Random) => random.pick(FOLDERS) + random.pick(NAMES)

/** A file and a folder cannot have one name: what is in the way of a new file goes. */
function put(tree: Tree, path: string, file: { mode: Mode; text: string }): void {
  for (const other of [...tree.keys()]) {
    if (other.startsWith(`${path}/`) || path.startsWith(`${other}/`)) tree.delete(other)
  }
  tree.set(path, file)
}

type Operation = (tree: Tree, random: Random, fresh: () => string) => void

const textOf = (random: Random, fresh: () => string) =>
  random.chance(0.4) ? `text ${random.below(TEXTS)}\n` : fresh()
const anyPath = (tree: Tree, random: Random) => random.pick([...tree.keys()])

const operations: Record<string, Operation> = {
  create(tree, random, fresh) {
    put(tree, newPath(random), { mode: '100644', text: textOf(random, fresh) })
  },
  edit(tree, random, fresh) {
    const path = anyPath(tree, random)
    tree.set(path, { ...tree.get(path)!, text: textOf(random, fresh) })
  },
  remove(tree, random) {
    tree.delete(anyPath(tree, random))
  },
  rename(tree, random) {
    const path = anyPath(tree, random)
    const file = tree.get(path)!
    tree.delete(path)
    put(tree, newPath(random), file)
  },
  renameWithChange(tree, random, fresh) {
    const path = anyPath(tree, random)
    const { mode } = tree.get(path)!
    tree.delete(path)
    put(tree, newPath(random), { mode, text: textOf(random, fresh) })
  },
  renameFolder(tree, random) {
    const folder = random.pick(FOLDERS)
    const target = random.pick(FOLDERS)
    if (folder === '' || target.startsWith(folder)) return
    for (const [path, file] of [...tree]) {
      if (!path.startsWith(folder) || !tree.delete(path)) continue
      put(tree, target + path.slice(folder.length), file)
    }
  },
  copy(tree, random) {
    const file = tree.get(anyPath(tree, random))!
    put(tree, newPath(random), file)
  },
  swap(tree, random) {
    const one = anyPath(tree, random)
    const other = anyPath(tree, random)
    const file = tree.get(one)!
    tree.set(one, tree.get(other)!)
    tree.set(other, file)
  },
  changeMode(tree, random) {
    const path = anyPath(tree, random)
    const { mode, text } = tree.get(path)!
    if (mode !== '120000') tree.set(path, { text, mode: mode === '100644' ? '100755' : '100644' })
  },
  link(tree, random) {
    put(tree, newPath(random), { mode: '120000', text: random.pick(NAMES) })
  },
  changeType(tree, random) {
    const path = anyPath(tree, random)
    const { mode, text } = tree.get(path)!
    tree.set(path, { text, mode: mode === '120000' ? '100644' : '120000' })
  },
  nothing() {},
}
const names = Object.keys(operations)

/** Another tree, a few operations later. `fresh` gives a text that no file has had. */
export function changeTree(tree: Tree, random: Random, fresh: () => string): Tree {
  const changed = new Map(tree)
  while (changed.size < FEWEST) operations.create!(changed, random, fresh)
  for (let i = 1 + random.below(3); i > 0; i--) {
    const name = random.chance(0.2) ? 'create' : random.pick(names)
    operations[name]!(changed, random, fresh)
  }
  return changed
}

/** What a merge makes of its parents: one of them whole (`-s ours`), file by file from any, conflicts resolved, or something of its own (an evil merge). */
export function mergeTrees(trees: Tree[], random: Random, fresh: () => string): Tree {
  if (random.chance(0.15)) return new Map(random.pick(trees))
  const merged: Tree = new Map()
  const careless = random.chance(0.3)
  for (const path of new Set(trees.flatMap((tree) => [...tree.keys()]))) {
    const versions = trees.map((tree) => tree.get(path))
    const differ = versions.some(
      (file) => file?.text !== versions[0]?.text || file?.mode !== versions[0]?.mode,
    )
    const chosen = random.pick(versions)
    if (differ && chosen && random.chance(0.2)) put(merged, path, { ...chosen, text: fresh() })
    else if (differ ? chosen : !careless || random.chance(0.95)) put(merged, path, chosen!)
  }
  return merged.size < FEWEST || random.chance(0.2) ? changeTree(merged, random, fresh) : merged
}
