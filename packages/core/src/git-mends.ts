import { gitMendsRu } from './git-mends-ru.ts'
import type { CiHost } from './runtime.ts'

/** How to mend what a note says where a certain host builds; elsewhere the note's own `fix` holds. */
export type GitMends = Partial<Record<string, Partial<Record<CiHost, string>>>>

const UNSHALLOW =
  'Put `git fetch --unshallow` before the build command: `git fetch --unshallow && npm run build`.'

export const gitMends: GitMends = {
  'git-shallow': {
    github: 'Set `fetch-depth: 0` under `with:` in the step that uses actions/checkout.',
    gitlab:
      'Set the variable `GIT_DEPTH: 0` in .gitlab-ci.yml; where the runner keeps its folder between jobs, set `GIT_STRATEGY: clone` as well.',
    netlify: UNSHALLOW,
    vercel: 'Set the environment variable `VERCEL_DEEP_CLONE=true` in the settings of the project.',
    cloudflare: UNSHALLOW,
    bitbucket: 'Set `clone: depth: full` in bitbucket-pipelines.yml.',
    azure:
      'Set `fetchDepth: 0` in the checkout step, or switch off "Shallow fetch" in the settings of the pipeline.',
    circleci: 'Use the step `checkout` with `method: full`.',
    travis: 'Set `git: depth: false` in .travis.yml.',
    jenkins: 'Switch off "Shallow clone" in the advanced behaviours of the checkout.',
    codebuild: 'Set the Git clone depth of the source to Full.',
    amplify: 'Put `git fetch --unshallow` into the preBuild commands of amplify.yml.',
    render: UNSHALLOW,
    container: 'Clone with the whole history before the image is built: `git fetch --unshallow`.',
  },
  'git-missing': {
    github: 'Install git in the container of the job, before the step that uses actions/checkout.',
    gitlab: 'Install git in the image of the job, or use an image that has it.',
    container: 'Install git in the image, before the build: `apt-get install -y git` or `apk add git`.',
  },
  'git-no-repository': {
    github:
      'Install git before the step that uses actions/checkout: without it that step downloads the files and no history.',
    container:
      'Copy the folder .git into the image as well: take it out of .dockerignore and see to it that the build context holds it.',
    vercel: 'Deploy through the Git integration: `vercel deploy` uploads the files without their history.',
  },
  'git-dubious-ownership': {
    github: 'Run `git config --global --add safe.directory "$GITHUB_WORKSPACE"` before the build.',
    gitlab: 'Run `git config --global --add safe.directory "$CI_PROJECT_DIR"` before the build.',
    azure: 'Run `git config --global --add safe.directory "$BUILD_SOURCESDIRECTORY"` before the build.',
  },
}

/** The mend of a note on a host; undefined where there is none of its own. */
export function mendOn(host: unknown, note: string, lang: 'en' | 'ru'): string | undefined {
  return (lang === 'ru' ? gitMendsRu : gitMends)[note]?.[host as CiHost]
}
