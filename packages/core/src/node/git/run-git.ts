import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import type { DateReason } from '../../model.ts'
import { PINNED } from './environment.ts'

/** Where and how git is asked. */
export interface Git {
  /** An existing folder. */
  folder: string
  env: Record<string, string>
}

/** Git could not be asked, or could not answer. */
export class GitFailure extends Error {
  readonly reason: DateReason
  constructor(reason: DateReason, message: string) {
    super(message)
    this.reason = reason
  }
}

/** Starts a command; its output is read as it comes. `-C` and not the working folder, so that a missing folder is told from a missing git. */
export const startGit = ({ folder, env }: Git, args: string[]): ChildProcessWithoutNullStreams =>
  spawn('git', ['-C', folder, ...PINNED, ...args], { env, windowsHide: true })

/**
 * Waits for the end of a command that was started.
 * @throws GitFailure where git is missing, or ends with a code that is not in `allowed`.
 */
export function waitForGit(child: ChildProcessWithoutNullStreams, allowed = [0]): Promise<number> {
  let said = ''
  child.stderr.setEncoding('utf8')
  child.stderr.on('data', (text: string) => {
    if (said.length < 4096) said += text
  })
  return new Promise((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(new GitFailure(error.code === 'ENOENT' ? 'no-git' : 'git-failed', error.message)),
    )
    child.once('close', (code, signal) => {
      if (code !== null && allowed.includes(code)) resolve(code)
      else reject(new GitFailure(classify(said), said.trim() || `git ended with ${code ?? signal}`))
    })
  })
}

/** Runs a command to its end and returns what it printed. `input` goes to its standard input. */
export async function runGit(
  git: Git,
  args: string[],
  { input = '', allowed = [0] }: { input?: string | Buffer; allowed?: number[] } = {},
): Promise<{ code: number; output: Buffer }> {
  const child = startGit(git, args)
  const chunks: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = waitForGit(child, allowed)
  sendInput(child, input)
  return { code: await ended, output: Buffer.concat(chunks) }
}

/** A command that ends before it has read its input breaks the pipe; its exit code tells why. */
export function sendInput(child: ChildProcessWithoutNullStreams, input: string | Buffer): void {
  child.stdin.on('error', () => child.stdin.destroy())
  child.stdin.end(input)
}

/** Git has no codes for its failures, only words; `LC_ALL=C` keeps them English. */
function classify(said: string): DateReason {
  if (/dubious ownership|unsafe repository/i.test(said)) return 'dubious-ownership'
  if (/not a git repository|must be run in a work tree/i.test(said)) return 'no-repository'
  if (/lazy fetching disabled|promisor remote|transport '.*' not allowed/i.test(said)) return 'partial-clone'
  return 'git-failed'
}
