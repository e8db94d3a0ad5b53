import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { changeTree, mergeTrees, type Tree } from './change-tree.ts'
import { makeRandom, type Random } from './random.ts'

interface Drawn {
  parents: number[]
  tree: Tree
  committed: number
  authored: number
}

/** A repository as it was made. */
export interface Made {
  folder: string
  /** Ids of the commits that do not count; half of them are in `.git-blame-ignore-revs`. */
  ignored: string[]
  /** Those that are to be given as an option. */
  ignoreRevs: string[]
}

const START = 1_500_000_000

/**
 * Makes a repository with a history drawn from a seed: branches that go on side by side and are merged in every way (two parents or
 * three, criss-cross, ours, theirs, by file, with a change of its own), clocks that are wrong now and then. The work tree is not filled.
 */
export function makeRepository(folder: string, seed: number, commits: number): Made {
  const random = makeRandom(seed)
  git(folder, ['init', '-q', '--initial-branch=main', '.'])
  const input = drawHistory(random, commits).map(writeCommit).join('')
  git(folder, ['fast-import', '--quiet', '--export-marks=.git/marks'], input)
  const ids = git(folder, ['rev-list', '--topo-order', 'main']).trim().split('\n')
  const ignored = random.chance(0.5) ? ids.filter(() => random.chance(0.12)) : []
  const listed = ignored.filter(() => random.chance(0.5))
  writeFileSync(
    join(folder, '.git-blame-ignore-revs'),
    `# Reformatting\n\n${listed.map((id) => `${id} # why\n`).join('')}`,
  )
  return { folder, ignored, ignoreRevs: ignored.filter((id) => !listed.includes(id)) }
}

function drawHistory(random: Random, commits: number): Drawn[] {
  let texts = 0
  const fresh = () => `fresh ${texts++}\n`
  const drawn: Drawn[] = []
  let tips: number[] = []
  const add = (parents: number[], tree: Tree) => {
    const usual = START + drawn.length * 3600
    const committed = random.chance(0.06)
      ? usual - random.below(40) * 3600
      : random.chance(0.1)
        ? usual - 3600
        : usual
    drawn.push({ parents, tree, committed, authored: usual - random.below(100_000) })
    return drawn.length - 1
  }
  tips.push(add([], changeTree(new Map(), random, fresh)))
  while (drawn.length < commits) {
    const last = drawn.length === commits - 1
    if (tips.length > 1 && (last || random.chance(0.25))) {
      const joined = last ? tips : shuffle(tips, random).slice(0, random.chance(0.15) ? 3 : 2)
      const merge = add(
        joined,
        mergeTrees(
          joined.map((tip) => drawn[tip]!.tree),
          random,
          fresh,
        ),
      )
      // A criss-cross keeps the other branch, to merge it once more.
      tips = [
        ...tips.filter((tip) => !joined.includes(tip) || (random.chance(0.2) && tip !== joined[0])),
        merge,
      ]
      continue
    }
    const tip = random.pick(tips)
    const from = random.chance(0.04) ? [] : [tip]
    const next = add(from, changeTree(from.length ? drawn[tip]!.tree : new Map(), random, fresh))
    // A fork keeps its tip; a revert brings an older tree back.
    if (!random.chance(0.25) || tips.length > 4)
      tips = tips.filter((each) => each !== tip || from.length === 0)
    tips.push(next)
    if (random.chance(0.05)) {
      const revert = add([next], new Map(drawn[random.below(drawn.length)]!.tree))
      tips = [...tips.filter((each) => each !== next), revert]
    }
  }
  if (tips.length > 1)
    add(
      tips,
      mergeTrees(
        tips.map((tip) => drawn[tip]!.tree),
        random,
        fresh,
      ),
    )
  return drawn
}

const shuffle = <T>(items: T[], random: Random): T[] =>
  items
    .map((item) => ({ item, place: random.below(1_000_000) }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)

/** In the language of git-fast-import. Every commit names its whole tree. */
function writeCommit({ parents, tree, committed, authored }: Drawn, index: number): string {
  const [first, ...others] = parents
  const lines = [
    `${parents.length === 0 ? 'reset refs/heads/main\n' : ''}commit refs/heads/main`,
    `mark :${index + 1}`,
    `author A <a@example.com> ${authored} +0300`,
    `committer C <c@example.com> ${committed} -0500`,
    data(`Commit ${index}`),
    ...(first === undefined ? [] : [`from :${first + 1}`]),
    ...others.map((parent) => `merge :${parent + 1}`),
    'deleteall',
    ...[...tree].map(([path, { mode, text }]) => `M ${mode} inline ${quote(path)}\n${data(text)}`),
  ]
  return `${lines.join('\n')}\n`
}

const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}`

const quote = (path: string) =>
  `"${[...Buffer.from(path)].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')}"`

export const git = (folder: string, args: string[], input?: string): string =>
  execFileSync('git', ['-C', folder, ...args], {
    input,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'pipe'],
    maxBuffer: 1e9,
  })
