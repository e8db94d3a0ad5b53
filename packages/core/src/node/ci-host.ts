import { existsSync } from 'node:fs'
import type { CiHost } from '../runtime.ts'

/** A variable that a host sets in its builds, by its own documentation. GitHub's and GitLab's runners first: other hosts may be used in them. */
const VARIABLES: [string, CiHost][] = [
  ['GITHUB_ACTIONS', 'github'],
  ['GITLAB_CI', 'gitlab'],
  ['NETLIFY', 'netlify'],
  ['VERCEL', 'vercel'],
  ['CF_PAGES', 'cloudflare'],
  ['WORKERS_CI', 'cloudflare'],
  ['BITBUCKET_BUILD_NUMBER', 'bitbucket'],
  ['TF_BUILD', 'azure'],
  ['CIRCLECI', 'circleci'],
  ['TRAVIS', 'travis'],
  ['JENKINS_URL', 'jenkins'],
  ['AWS_APP_ID', 'amplify'],
  ['CODEBUILD_BUILD_ID', 'codebuild'],
  ['RENDER', 'render'],
]

/** Files that Docker and Podman put into their containers. */
const CONTAINER_FILES = ['/.dockerenv', '/run/.containerenv']

export function detectCiHost(env: Record<string, string | undefined>): CiHost | undefined {
  const found = VARIABLES.find(([name]) => env[name])
  if (found) return found[1]
  return CONTAINER_FILES.some((file) => existsSync(file)) ? 'container' : undefined
}
