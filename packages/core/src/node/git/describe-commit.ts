import { type CommitFacts, describeCommits } from './describe-commits.ts'
import { type Environment, makeGitEnvironment } from './environment.ts'
import { GitFailure } from './run-git.ts'

/** Dates and subject of one commit of the repository that `folder` lies in; undefined where git cannot tell. */
export async function describeCommit(
  folder: string,
  id: string,
  env: Environment = process.env,
): Promise<CommitFacts | undefined> {
  try {
    const facts = await describeCommits({ folder, env: makeGitEnvironment(env) }, [id])
    return facts.get(id)
  } catch (error) {
    if (error instanceof GitFailure) return undefined
    throw error
  }
}
