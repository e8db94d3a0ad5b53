import { chmodSync, cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openGitHistory } from '../../packages/core/src/node/git/index.ts'
import { ask, datesOf } from './ask.ts'
import { clone, DAY, Repo, run, T, temporaryFolder } from './temporary.ts'

const root = temporaryFolder('trust')
const repo = new Repo(join(root, 'repo'))
for (let n = 0; n < 12; n++)
  repo.commit(
    T + n * DAY,
    n === 10 ? { 'a.md': 'A\n' } : { [n ? `${n}.md` : 'b.md']: 'x\n', 'a.md': n ? 'A\n' : 'a\n' },
  )

/** A folder with a program called git that does what the lines say, before the others on the path. */
function fakeGit(name: string, ...lines: string[]): Record<string, string | undefined> {
  const folder = join(root, name)
  mkdirSync(folder)
  writeFileSync(join(folder, 'git'), ['#!/bin/sh', ...lines, ''].join('\n'))
  chmodSync(join(folder, 'git'), 0o755)
  return { ...process.env, PATH: `${folder}:${process.env.PATH}` }
}
const realGit = run('/', ['--exec-path'])
  .trim()
  .replace(/\/lib.*|\/libexec.*/, '/bin/git')

describe('shallow clones', () => {
  test('L01 of depth 1 have no date but those of the newest commit of a whole history', async () => {
    const folder = clone(repo.folder, join(root, 'depth-1'), '--depth=1')
    expect(await datesOf(folder, ['a.md', 'b.md', '11.md'])).toEqual({
      'a.md': 'shallow',
      'b.md': 'shallow',
      '11.md': 'shallow',
    })
    const dates = await ask(folder, ['a.md'])
    expect(dates.get('a.md')).toEqual({ kind: 'none', reason: 'shallow', notAfter: T + 11 * DAY })
    expect(await openGitHistory(folder, process.env).boundaryDates()).toEqual([T + 11 * DAY])
  })

  test('L02 L03 of depth 10 keep what is newer than their boundary, also without a remote to fetch from', async () => {
    const changed = new Repo(join(root, 'twelve'))
    for (let n = 1; n <= 12; n++)
      changed.commit(
        T + n * DAY,
        n === 1 ? { 'A.md': 'a', 'B.md': 'b' } : n === 11 ? { 'A.md': 'A' } : { 'c.md': `${n}` },
      )
    const folder = clone(changed.folder, join(root, 'depth-10'), '--depth=10')
    run(folder, ['remote', 'remove', 'origin'])
    expect(await datesOf(folder, ['A.md', 'B.md'])).toEqual({ 'A.md': T + 11 * DAY, 'B.md': 'shallow' })
  })

  test('cut behind the first commit, it is the true one, though git lists it as a boundary', async () => {
    const one = new Repo(join(root, 'one'))
    one.commit(T, { 'a.md': 'a' })
    const folder = clone(one.folder, join(root, 'one-shallow'), '--depth=1')
    expect(existsSync(join(folder, '.git/shallow'))).toBe(true)
    expect(await datesOf(folder, ['a.md'])).toEqual({ 'a.md': T })
    expect(await openGitHistory(folder, process.env).boundaryDates()).toEqual([])
  })

  test('what the other side of a merge shows of a boundary is known', async () => {
    const merged = new Repo(join(root, 'merged'))
    merged.commit(T, { 'a.md': 'a', 'b.md': 'b' })
    merged.commit(T + DAY, { 'b.md': 'B' })
    merged.git('checkout', '-qb', 'side')
    const side = merged.commit(T + 2 * DAY, { 'a.md': 'A' })
    merged.git('checkout', '-q', 'main')
    merged.git('merge', '-q', '--no-ff', '-m', 'Merge', 'side')
    const folder = clone(merged.folder, join(root, 'merged-shallow'), '--depth=2')
    expect(run(folder, ['rev-list', 'HEAD'])).toContain(side)
    expect(await datesOf(folder, ['a.md', 'b.md'])).toEqual({ 'a.md': T + 2 * DAY, 'b.md': 'shallow' })
  })

  test('of a submodule cut only what lies in it', async () => {
    const outer = new Repo(join(root, 'outer'))
    outer.commit(T, { 'page.md': 'p' })
    outer.git('submodule', 'add', '-q', `file://${repo.folder}`, 'content')
    outer.commit(T + DAY)
    const folder = clone(
      outer.folder,
      join(root, 'outer-clone'),
      '--recurse-submodules',
      '--shallow-submodules',
    )
    const history = openGitHistory(folder, process.env)
    const dates = await history.dates(['page.md', 'content/b.md'], {
      order: ['git'],
      dateOf: 'committer',
      ignoreRevs: [],
      now: Date.now(),
    })
    expect([...dates.values()].map(({ at, reason }) => at ?? reason)).toEqual([T, 'shallow'])
    expect(await history.boundaryDates()).toEqual([T + 11 * DAY])
  })
})

describe('partial clones', () => {
  repo.git('config', 'uploadpack.allowFilter', 'true')
  const noNetwork = fakeGit('counting', `echo "$*" >> "${root}/calls"`, `exec "${realGit}" "$@"`)

  test('without blobs say everything and fetch nothing', async () => {
    const folder = clone(repo.folder, join(root, 'blobless'), '--filter=blob:none', '--no-checkout')
    expect(await datesOf(folder, ['a.md', 'b.md'], { env: noNetwork })).toEqual({
      'a.md': T + DAY,
      'b.md': T,
    })
    expect(run(folder, ['rev-list', '--objects', '--missing=print', 'HEAD'])).toContain('\n?')
  })

  test('without trees say so, and fetch nothing', async () => {
    const folder = clone(repo.folder, join(root, 'treeless'), '--filter=tree:0')
    expect(await datesOf(folder, ['a.md', 'b.md'])).toEqual({
      'a.md': 'partial-clone',
      'b.md': 'partial-clone',
    })
  })
})

describe('L05 without git', () => {
  test('the command is missing', async () => {
    mkdirSync(join(root, 'empty-path'))
    expect(
      await datesOf(repo.folder, ['a.md', 'nowhere.md'], { env: { PATH: join(root, 'empty-path') } }),
    ).toEqual({
      'a.md': 'no-git',
      'nowhere.md': 'missing',
    })
  })

  test('there is no repository, or no folder', async () => {
    cpSync(repo.folder, join(root, 'copy'), { recursive: true })
    rmSync(join(root, 'copy/.git'), { recursive: true })
    expect(await datesOf(join(root, 'copy'), ['a.md'])).toEqual({ 'a.md': 'no-repository' })
    expect(await datesOf(join(root, 'no-such-folder'), ['a.md'])).toEqual({ 'a.md': 'missing' })
    mkdirSync(join(root, 'copy/.git'))
    expect(await datesOf(join(root, 'copy'), ['a.md'])).toEqual({ 'a.md': 'no-repository' })
    expect(await openGitHistory(join(root, 'copy'), process.env).boundaryDates()).toEqual([])
  })

  test('there is no commit yet', async () => {
    const young = new Repo(join(root, 'young')).write({ 'a.md': 'a' })
    young.git('add', 'a.md')
    expect(await datesOf(young.folder, ['a.md'])).toEqual({ 'a.md': 'no-commits' })
  })

  test('the folder belongs to somebody else', async () => {
    const env = fakeGit('other-owner', `GIT_TEST_ASSUME_DIFFERENT_OWNER=1 exec "${realGit}" "$@"`)
    expect(await datesOf(repo.folder, ['a.md'], { env })).toEqual({ 'a.md': 'dubious-ownership' })
    const safe = {
      ...env,
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'safe.directory',
      GIT_CONFIG_VALUE_0: '*',
    }
    expect(await datesOf(repo.folder, ['a.md'], { env: safe })).toEqual({ 'a.md': T + DAY })
  })

  test('git fails on the way: what it said before holds, and the reason is told', async () => {
    const broken = new Repo(join(root, 'broken'))
    broken.commit(T, { 'a.md': 'a' })
    const lost = broken.commit(T + DAY, { 'b.md': 'b' })
    broken.commit(T + 2 * DAY, { 'c.md': 'c' })
    const tree = broken.git('rev-parse', `${lost}~:`).trim()
    rmSync(join(broken.folder, `.git/objects/${tree.slice(0, 2)}/${tree.slice(2)}`))
    const dates = await ask(broken.folder, ['a.md', 'c.md'])
    expect(dates.get('c.md')).toMatchObject({ at: T + 2 * DAY })
    expect(dates.get('a.md')).toMatchObject({ reason: 'git-failed', detail: expect.stringContaining(tree) })
  })
})

describe('the environment', () => {
  const other = new Repo(join(root, 'other'))
  other.commit(T + 300 * DAY, { 'a.md': 'other' })

  test('what locates another repository is not listened to', async () => {
    const env = {
      ...process.env,
      GIT_DIR: join(other.folder, '.git'),
      GIT_WORK_TREE: other.folder,
      GIT_INDEX_FILE: join(other.folder, '.git/index'),
      GIT_OBJECT_DIRECTORY: join(other.folder, '.git/objects'),
      GIT_NAMESPACE: 'x',
      GIT_EXTERNAL_DIFF: 'false',
      GIT_PAGER: 'false',
      GIT_TRACE: '2',
      GIT_LITERAL_PATHSPECS: '0',
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'core.worktree',
      GIT_CONFIG_VALUE_0: other.folder,
      GIT_CONFIG_PARAMETERS: "'diff.renames=copies'",
    }
    expect(await datesOf(repo.folder, ['a.md', 'b.md'], { env, order: ['git', 'mtime'] })).toEqual({
      'a.md': T + DAY,
      'b.md': T,
    })
  })

  test("nor what a user's configuration does to the output", async () => {
    const settings = {
      log: {
        showSignature: 'true',
        diffMerges: 'first-parent',
        showRoot: 'true',
        follow: 'true',
        decorate: 'full',
        abbrevCommit: 'true',
        mailmap: 'true',
        date: 'relative',
      },
      diff: {
        renames: 'copies',
        relative: 'true',
        orderFile: '/no/such/file',
        external: 'false',
        noprefix: 'true',
        ignoreSubmodules: 'all',
        mnemonicPrefix: 'true',
        submodule: 'log',
      },
      core: {
        quotePath: 'true',
        pager: 'false',
        abbrev: '4',
        fsmonitor: join(root, 'monitor'),
        attributesFile: '/no/such/file',
      },
      color: { ui: 'always', diff: 'always', status: 'always' },
      status: {
        short: 'true',
        branch: 'true',
        showStash: 'true',
        showUntrackedFiles: 'all',
        relativePaths: 'true',
        renames: 'copies',
        submoduleSummary: 'true',
      },
      format: { pretty: 'raw', notes: '*' },
      pager: { log: 'true', status: 'true', 'ls-tree': 'true' },
      alias: { log: '!false', status: '!false' },
      i18n: { logOutputEncoding: 'latin1' },
      submodule: { recurse: 'true' },
      column: { ui: 'always' },
    }
    const text = Object.entries(settings).map(
      ([section, pairs]) =>
        `[${section}]\n${Object.entries(pairs)
          .map(([name, value]) => `${name} = ${value}\n`)
          .join('')}`,
    )
    writeFileSync(join(root, 'hostile.config'), text.join(''))
    writeFileSync(join(root, 'monitor'), `#!/bin/sh\ntouch "${root}/monitor-ran"\n`, { mode: 0o755 })
    const env = { ...process.env, GIT_CONFIG_GLOBAL: join(root, 'hostile.config') }
    const merged = new Repo(join(root, 'hostile'))
    merged.commit(T, { 'a.md': 'a', 'é b.md': 'b', 'moved.md': 'long enough to be a rename\n' })
    merged.git('checkout', '-qb', 'side')
    merged.commit(T + DAY, { 'a.md': 'A' })
    merged.git('checkout', '-q', 'main')
    merged.git('mv', 'moved.md', 'new.md')
    merged.commit(T + 2 * DAY, { 'copy.md': 'long enough to be a rename\n' })
    merged.git('merge', '-q', '--no-ff', '-m', 'Zusammengeführt', 'side')
    merged.write({ 'a.md': 'changed' })
    const files = ['a.md', 'é b.md', 'new.md', 'copy.md']
    const dates = await ask(merged.folder, files, [], { env: { ...env, CI: '' }, order: ['git', 'mtime'] })
    expect(
      files.map((file) => [dates.get(file)!.at ?? dates.get(file)!.detail, dates.get(file)!.changed]),
    ).toEqual([
      [T + DAY, true],
      [T, undefined],
      [T + 2 * DAY, undefined],
      [T, undefined],
    ])
    expect(existsSync(join(root, 'monitor-ran'))).toBe(false)
  })

  test('subjects are read in the encoding that their commit names', async () => {
    const encoded = new Repo(join(root, 'encoded')).write({ 'a.md': 'a' })
    encoded.git('add', '-A')
    encoded.git('config', 'i18n.commitEncoding', 'ISO-8859-1')
    writeFileSync(join(root, 'message'), Buffer.from('\xc4nderung', 'latin1'))
    encoded.git('commit', '-q', '-F', join(root, 'message'))
    expect((await ask(encoded.folder, ['a.md'])).get('a.md')!.subject).toBe('Änderung')
  })
})

describe('the work tree', () => {
  const work = new Repo(join(root, 'work'))
  work.commit(T, {
    '.gitignore': 'made/\n',
    'clean.md': 'a\n',
    'edited.md': 'a\n',
    'staged.md': 'a\n',
    'mode.md': 'a\n',
    'gone.md': 'a\n',
    'crlf.md': 'a\nb\n',
    'big.bin': 'pointer\n',
  })
  work.git('config', 'core.autocrlf', 'true')
  work.git('config', 'filter.large.clean', 'sed s/content/pointer/')
  work.write({
    '.git/info/attributes': '*.bin filter=large\n',
    'edited.md': 'b\n',
    'staged.md': 'b\n',
    'new.md': 'n\n',
    'added.md': 'n\n',
    'made/m.md': 'm\n',
    'crlf.md': 'a\r\nb\r\n',
    'big.bin': 'content\n',
  })
  work.git('add', 'staged.md', 'added.md')
  chmodSync(join(work.folder, 'mode.md'), 0o755)
  rmSync(join(work.folder, 'gone.md'))
  const files = [
    'clean.md',
    'edited.md',
    'staged.md',
    'mode.md',
    'crlf.md',
    'big.bin',
    'gone.md',
    'new.md',
    'added.md',
    'made/m.md',
    'never.md',
  ]

  test('L10 changed, untracked and ignored files are told apart; line ends, filters and modes are no change', async () => {
    const dates = await ask(work.folder, files, [], {
      order: ['git', 'mtime'],
      env: { ...process.env, CI: '' },
    })
    const standing = files.map((file) => [
      file,
      dates.get(file)!.changed ? 'changed' : (dates.get(file)!.reason ?? 'clean'),
    ])
    expect(Object.fromEntries(standing)).toEqual({
      'clean.md': 'clean',
      'edited.md': 'changed',
      'staged.md': 'changed',
      'mode.md': 'clean',
      'crlf.md': 'clean',
      'big.bin': 'clean',
      'gone.md': 'changed',
      'new.md': 'untracked',
      'added.md': 'untracked',
      'made/m.md': 'ignored',
      'never.md': 'missing',
    })
  })

  test('under CI, and where times do not matter, git is not asked for it', async () => {
    for (const more of [
      { order: ['git', 'mtime'] as const, env: { ...process.env, CI: 'true' } },
      { order: ['git'] as const },
    ]) {
      const dates = await ask(work.folder, files, [], { ...more, order: [...more.order] })
      expect([...dates.values()].some(({ changed }) => changed)).toBe(false)
    }
  })

  test('where git cannot tell, each has the date of its last commit, and that is said', async () => {
    const notes: unknown[] = []
    const env = fakeGit(
      'no-status',
      `case "$*" in *" status "*) echo "fatal: no status today" >&2; exit 128;; esac`,
      `exec "${realGit}" "$@"`,
    )
    const dates = await ask(work.folder, ['edited.md', 'new.md'], [], {
      order: ['git', 'mtime'],
      env: { ...env, CI: '' },
      note: (note) => notes.push(note),
    })
    expect([...dates.values()].map(({ at, reason }) => at ?? reason)).toEqual([T, 'untracked'])
    expect(notes).toEqual([{ id: 'git-status-failed', params: { error: 'fatal: no status today' } }])
  })

  test('the index is left as it was', async () => {
    const before = run(work.folder, ['ls-files', '--debug'])
    await ask(work.folder, files, [], { order: ['git', 'mtime'], env: { ...process.env, CI: '' } })
    expect(run(work.folder, ['ls-files', '--debug'])).toBe(before)
  })
})
