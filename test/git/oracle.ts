import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { git } from './make-repository.ts'

/** The slow and obviously right answer for one file. */
export interface Answer {
  /** Undefined where only ignored revisions made the file. */
  commit?: string
  /** The commits whose files had to be known on the way. */
  needed: Set<string>
}

interface Record {
  oldMode: string
  mode: string
  oldBlob: string
  blob: string
  status: string
  from: string
}

/**
 * Asks git file by file and commit by commit. The newest commit that changed a file is what `git log -1 -- FILE` says, unless git's own
 * comparison calls it a mere change of mode or an exact rename (R100): then the question goes on from that parent. An ignored commit passes
 * it on to all parents that have the file; of their answers the one that `git rev-list --date-order` lists first is the newest.
 */
export function makeOracle(folder: string, ignored: Set<string>) {
  const order = git(folder, ['rev-list', '--date-order', '--parents', 'HEAD']).trim().split('\n')
  const parents = new Map(order.map((line) => [line.slice(0, 40), line.split(' ').slice(1)]))
  const place = new Map([...parents.keys()].map((id, at) => [id, at]))
  const run = async (args: string[]) =>
    (await execute('git', ['-C', folder, ...args], { maxBuffer: 1e9 })).stdout
  const ask = remember(async (start, path) =>
    (await run(['--literal-pathspecs', 'log', '-1', '--format=%H', start, '--', path])).trim(),
  )
  const readTree = remember(async (commit) =>
    parseTree(await run(['ls-tree', '-r', '-z', '--full-tree', commit])),
  )
  const compare = remember(async (parent, commit) => parseChanges(await run([...DIFF, parent, commit])))

  /** The commits from `start` to the one that git log names: at each, the first parent with the same file. Checks git's answer as well. */
  async function walk(start: string, path: string, needed: Set<string>): Promise<string> {
    const follow = async (at: string): Promise<string> => {
      const own = (await readTree(at)).get(path)
      needed.add(at)
      for (const parent of parents.get(at)!) {
        needed.add(parent)
        if ((await readTree(parent)).get(path) === own) return follow(parent)
      }
      return at
    }
    const [found, asked] = [await follow(start), await ask(start, path)]
    if (found !== asked) throw new Error(`git log -1 ${start} -- ${path} is ${asked}, not ${found}.`)
    return found
  }

  async function find(start: string, path: string, needed: Set<string>): Promise<string | undefined> {
    const commit = await walk(start, path, needed)
    const before = parents.get(commit)!
    const changes = await Promise.all(
      before.map(async (parent) => ({ parent, change: (await compare(parent, commit)).get(path) })),
    )
    const mode = changes.find(({ change }) => change?.status === 'M' && change.oldBlob === change.blob)
    if (mode) return find(mode.parent, path, needed)
    const rename = changes.find(({ change }) => change?.status === 'R100')
    if (rename) return find(rename.parent, rename.change!.from, needed)
    if (!ignored.has(commit)) return commit
    const answers: string[] = []
    for (const parent of before) {
      const answer = (await readTree(parent)).has(path) ? await find(parent, path, needed) : undefined
      if (answer) answers.push(answer)
    }
    return answers.sort((a, b) => place.get(a)! - place.get(b)!)[0]
  }

  return async (path: string): Promise<Answer> => {
    const needed = new Set<string>()
    return { commit: await find(order[0]!.slice(0, 40), path, needed), needed }
  }
}

const execute = promisify(execFile)
const DIFF = ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '-M100%', '-l0']

function remember<B>(answer: (...args: string[]) => Promise<B>): (...args: string[]) => Promise<B> {
  const known = new Map<string, Promise<B>>()
  return (...args) => {
    const name = args.join(':')
    if (!known.has(name)) known.set(name, answer(...args))
    return known.get(name)!
  }
}

/** Mode and blob by path. */
function parseTree(output: string): Map<string, string> {
  const records = output.split('\0').filter(Boolean)
  return new Map(
    records.map((record) => [record.slice(record.indexOf('\t') + 1), record.slice(0, record.indexOf('\t'))]),
  )
}

function parseChanges(output: string): Map<string, Record> {
  const fields = output.split('\0')
  const changes = new Map<string, Record>()
  for (let at = 0; at + 1 < fields.length; ) {
    const [oldMode = '', mode = '', oldBlob = '', blob = '', status = ''] = fields[at]!.slice(1).split(' ')
    const renamed = status.startsWith('R')
    const from = fields[at + 1]!
    const path = renamed ? fields[at + 2]! : from
    changes.set(path, { oldMode, mode, oldBlob, blob, status, from })
    at += renamed ? 3 : 2
  }
  return changes
}

/** Answers for many files, four at a time. */
export async function answerAll(
  paths: string[],
  oracle: (path: string) => Promise<Answer>,
): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>()
  const open = paths.values()
  const work = async () => {
    for (const path of open) answers.set(path, await oracle(path))
  }
  await Promise.all([work(), work(), work(), work()])
  return answers
}
