import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'

const COMMITS = 50_000
const FILES = 20_000
const FIRST = 1_000_000_000
/** One commit in so many has a side branch of three commits that is merged back. */
const MERGES = 20

/**
 * Makes a bare repository of 50,000 commits over 20,000 files: three quarters of the files in the first commit, the others as time goes on,
 * one to four changes a commit, most of them in a tenth of the files; one commit in twenty belongs to a side branch. The same at every call.
 */
export async function makeGitHistory(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  await runGit(['init', '-q', '--bare', '--initial-branch=main', folder])
  const child = spawn('git', ['-C', folder, 'fast-import', '--quiet', '--done'], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`git fast-import ended with ${code}.`)),
    )
  })
  let text = ''
  for (const piece of writeCommits()) {
    text += piece
    if (text.length < 65_536) continue
    if (!child.stdin.write(text)) await new Promise((resolve) => child.stdin.once('drain', resolve))
    text = ''
  }
  child.stdin.end(`${text}done\n`)
  await ended
  await runGit(['-C', folder, 'gc', '--quiet'])
}

const pathOf = (n: number) =>
  `src/content/docs/section-${n % 20}/topic-${Math.floor(n / 20) % 25}/page-about-something-${n}.md`

function* writeCommits(): Generator<string> {
  const random = makeRandom(1)
  const known = Math.floor(FILES * 0.75)
  let version = 0
  const change = (n: number) => {
    const text = `# Page ${n}\n\nVersion ${version++} of a text that is not long.\n`
    return `M 100644 inline ${pathOf(n)}\ndata ${text.length}\n${text}\n`
  }
  const write = (mark: number, branch: string, parents: string, changes: string) => {
    const message = `Change ${mark}`
    return `commit refs/heads/${branch}\nmark :${mark}\ncommitter A Writer <a@example.com> ${FIRST + mark * 600} +0000\ndata ${message.length}\n${message}\n${parents}${changes}\n`
  }
  const some = (count: number) => {
    let changes = ''
    for (let i = 0; i < 1 + Math.floor(random() * 4); i++) {
      const pool = random() < 0.8 ? count / 10 : count
      changes += change(Math.floor(random() * pool))
    }
    return changes
  }
  let first = ''
  for (let n = 0; n < known; n++) first += change(n)
  yield write(1, 'main', '', first)
  let tip = 1
  for (let mark = 2; mark <= COMMITS; mark++) {
    const count = known + Math.floor(((FILES - known) * mark) / COMMITS)
    const fresh =
      count > known + Math.floor(((FILES - known) * (mark - 1)) / COMMITS) ? change(count - 1) : ''
    if (mark % MERGES !== 0 || mark + 4 > COMMITS) {
      yield write(mark, 'main', `from :${tip}\n`, fresh + some(count))
      tip = mark
      continue
    }
    const mine = fresh + some(count)
    const more = some(count)
    yield write(mark, 'side', `from :${tip}\n`, mine)
    yield write(mark + 1, 'side', `from :${mark}\n`, more)
    yield write(mark + 2, 'main', `from :${tip}\n`, some(count))
    yield write(mark + 3, 'main', `from :${mark + 2}\nmerge :${mark + 1}\n`, mine + more)
    tip = mark + 3
    mark += 3
  }
}

/** A multiplicative generator (Park and Miller): the same numbers from the same seed. */
function makeRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

function runGit(args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('git', args, { stdio: ['ignore', 'ignore', 'inherit'] })
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`git ${args.join(' ')} ended with ${code}.`)),
    )
  })
}
