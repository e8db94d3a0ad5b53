import type { GitMends } from './git-mends.ts'

const UNSHALLOW =
  'Поставьте `git fetch --unshallow` перед командой сборки: `git fetch --unshallow && npm run build`.'

/** The same in Russian. */
export const gitMendsRu: GitMends = {
  'git-shallow': {
    github: 'Задайте `fetch-depth: 0` в разделе `with:` шага, который использует actions/checkout.',
    gitlab:
      'Задайте переменную `GIT_DEPTH: 0` в .gitlab-ci.yml; если раннер хранит папку между заданиями, задайте и `GIT_STRATEGY: clone`.',
    netlify: UNSHALLOW,
    vercel: 'Задайте переменную окружения `VERCEL_DEEP_CLONE=true` в настройках проекта.',
    cloudflare: UNSHALLOW,
    bitbucket: 'Задайте `clone: depth: full` в bitbucket-pipelines.yml.',
    azure: 'Задайте `fetchDepth: 0` в шаге checkout или выключите «Shallow fetch» в настройках конвейера.',
    circleci: 'Используйте шаг `checkout` с `method: full`.',
    travis: 'Задайте `git: depth: false` в .travis.yml.',
    jenkins: 'Выключите «Shallow clone» в дополнительных настройках получения кода.',
    codebuild: 'Задайте для источника глубину клонирования Git «Full».',
    amplify: 'Добавьте `git fetch --unshallow` в команды preBuild файла amplify.yml.',
    render: UNSHALLOW,
    container: 'Клонируйте с полной историей до сборки образа: `git fetch --unshallow`.',
  },
  'git-missing': {
    github: 'Установите git в контейнере задания до шага, который использует actions/checkout.',
    gitlab: 'Установите git в образе задания или возьмите образ, где он есть.',
    container: 'Установите git в образе до сборки: `apt-get install -y git` или `apk add git`.',
  },
  'git-no-repository': {
    github:
      'Установите git до шага, который использует actions/checkout: без него этот шаг скачивает файлы без истории.',
    container:
      'Скопируйте в образ и папку .git: уберите её из .dockerignore и проверьте, что она есть в контексте сборки.',
    vercel: 'Публикуйте через интеграцию с Git: `vercel deploy` отправляет файлы без истории.',
  },
  'git-dubious-ownership': {
    github: 'Выполните до сборки `git config --global --add safe.directory "$GITHUB_WORKSPACE"`.',
    gitlab: 'Выполните до сборки `git config --global --add safe.directory "$CI_PROJECT_DIR"`.',
    azure: 'Выполните до сборки `git config --global --add safe.directory "$BUILD_SOURCESDIRECTORY"`.',
  },
}
