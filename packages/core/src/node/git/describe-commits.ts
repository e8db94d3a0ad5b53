import { type Git, runGit } from './run-git.ts'

/** Times in seconds since the epoch. */
export interface CommitFacts {
  committed: number
  authored: number
  subject: string
}

/** Dates and subjects of commits. */
export async function describeCommits(git: Git, ids: string[]): Promise<Map<string, CommitFacts>> {
  if (ids.length === 0) return new Map()
  const format = '--format=%H%x00%ct%x00%at%x00%s%x00'
  const args = [
    'log',
    '--no-walk=unsorted',
    '--stdin',
    '--no-color',
    '--no-show-signature',
    '--no-notes',
    '--no-decorate',
  ]
  const { output } = await runGit(git, [...args, '--encoding=UTF-8', '-s', format], {
    input: `${ids.join('\n')}\n`,
  })
  const fields = output.toString('utf8').split('\0')
  const facts = new Map<string, CommitFacts>()
  for (let at = 0; at + 3 < fields.length; at += 4) {
    const id = fields[at]!.trim()
    facts.set(id, {
      committed: Number(fields[at + 1]),
      authored: Number(fields[at + 2]),
      subject: fields[at + 3]!,
    })
  }
  return facts
}
