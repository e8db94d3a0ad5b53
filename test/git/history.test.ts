import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ask, datesOf } from './ask.ts'
import { clone, DAY, Repo, run, T, temporaryFolder } from './temporary.ts'

const root = temporaryFolder('history')

describe('what counts as a change', () => {
  const repo = new Repo(join(root, 'counts'))
  repo.commit(T, { 'a.md': 'a long enough text\n', 'mode.md': 'mode\n', 'edit.md': 'one\n' })
  repo.git('mv', 'a.md', 'b.md')
  repo.commit(T + DAY)
  repo.git('update-index', '--chmod=+x', 'mode.md')
  run(repo.folder, ['commit', '-qm', 'mode'], { GIT_COMMITTER_DATE: `${T + 2 * DAY} +0000` })
  repo.git('reset', '-q', '--hard')
  const sweep = repo.commit(T + 3 * DAY, {
    'b.md': 'a long enough text.\n',
    'edit.md': 'two\n',
    'made.md': 'made\n',
  })
  repo.commit(T + 4 * DAY, { 'revert.md': 'x\n' })
  repo.commit(T + 5 * DAY, { 'revert.md': 'y\n' })
  repo.commit(T + 6 * DAY, { 'revert.md': 'x\n' }, T - 9 * DAY)
  const files = ['b.md', 'mode.md', 'edit.md', 'made.md', 'revert.md']

  test('L12 a rename or a change of mode alone does not; a revert does', async () => {
    expect(await datesOf(repo.folder, files)).toEqual({
      'b.md': T + 3 * DAY,
      'mode.md': T,
      'edit.md': T + 3 * DAY,
      'made.md': T + 3 * DAY,
      'revert.md': T + 6 * DAY,
    })
  })

  test('L13 nor does a revision that is to be ignored, by option or by the file of the repository', async () => {
    const expected = {
      'b.md': T,
      'mode.md': T,
      'edit.md': T,
      'made.md': 'ignored-revisions',
      'revert.md': T + 6 * DAY,
    }
    expect(await datesOf(repo.folder, files, { ignoreRevs: [sweep] })).toEqual(expected)
    repo.write({
      '.git-blame-ignore-revs': `# Formatting\r\n${sweep.slice(0, 12)}  # the sweep\r\nnonsense\r\n`,
    })
    expect(await datesOf(repo.folder, files)).toEqual(expected)
  })

  test('the date of the author on request, and the commit with its subject', async () => {
    expect(await datesOf(repo.folder, ['revert.md'], { dateOf: 'author' })).toEqual({
      'revert.md': T - 9 * DAY,
    })
    const dates = await ask(repo.folder, ['revert.md'])
    expect(dates.get('revert.md')).toEqual({
      kind: 'git',
      at: T + 6 * DAY,
      commit: repo.git('rev-parse', 'HEAD').trim(),
      subject: `Commit at ${T + 6 * DAY}`,
    })
  })
})

describe('merges', () => {
  const repo = new Repo(join(root, 'merges'))
  repo.commit(T, {
    'kept.md': 'a\n',
    'lost.md': 'a\n',
    'fight.md': 'a\n',
    'moved.md': 'a\n',
    'other.md': 'x\n',
  })
  repo.git('checkout', '-qb', 'side')
  repo.commit(T + DAY, { 'kept.md': 'side\n', 'lost.md': 'side\n', 'fight.md': 'side\n' })
  repo.git('mv', 'moved.md', 'renamed.md')
  repo.commit(T + 2 * DAY)
  repo.git('checkout', '-q', 'main')
  repo.commit(T + 3 * DAY, { 'fight.md': 'main\n', 'moved.md': 'main\n' })
  expect(() => repo.git('merge', '-q', '--no-ff', 'side')).toThrow()
  // Git has taken the change to moved.md along to its new name.
  repo.write({ 'fight.md': 'both\n', 'lost.md': 'a\n' })
  repo.commit(T + 4 * DAY)

  test('one that resolved a conflict counts, a change thrown away does not, and a rename takes the change of the other side along', async () => {
    expect(await datesOf(repo.folder, ['kept.md', 'lost.md', 'fight.md', 'renamed.md', 'other.md'])).toEqual({
      'kept.md': T + DAY,
      'lost.md': T,
      'fight.md': T + 4 * DAY,
      'renamed.md': T + 3 * DAY,
      'other.md': T,
    })
  })
})

test('a commit from the future or from before the web is no date; the newest in history counts, not the largest', async () => {
  const repo = new Repo(join(root, 'clocks'))
  repo.commit(T, { 'a.md': 'a\n', 'old.md': 'a\n', 'skewed.md': 'a\n' })
  repo.commit(T + 900 * DAY, { 'skewed.md': 'b\n', 'a.md': 'b\n' })
  repo.commit(T + DAY, { 'skewed.md': 'c\n' })
  repo.commit(86_400 * 365, { 'old.md': 'b\n' })
  const now = (T + 10 * DAY) * 1000
  expect(await datesOf(repo.folder, ['a.md', 'skewed.md', 'old.md'], { now })).toEqual({
    'a.md': 'future',
    'skewed.md': T + DAY,
    'old.md': 'too-old',
  })
  expect(await datesOf(repo.folder, ['a.md'], { now, sourceDateEpoch: (T + 899 * DAY) * 1000 })).toEqual({
    'a.md': T + 900 * DAY,
  })
})

test('L15 names of every kind', async () => {
  const names = [
    'café.md',
    '日本.md',
    'sp ace.md',
    'quo"te.md',
    'new\nline.md',
    '-dash.md',
    ':(glob)*.md',
    '[x].md',
    'back\\slash.md',
    '😀/é.md',
  ]
  const repo = new Repo(join(root, 'names'))
  const expected: Record<string, number> = {}
  for (const [n, name] of names.entries()) {
    repo.commit(T + n * DAY, { [name]: `${n}\n` })
    expected[name] = T + n * DAY
  }
  expect(await datesOf(repo.folder, names)).toEqual(expected)
})

test('names that differ in case or Unicode form, where the file system takes them for one', async () => {
  const repo = new Repo(join(root, 'case'))
  repo.commit(T, { 'About.md': 'a\n', 'cafe\u0301.md': 'b\n', 'upper.md': 'c\n', 'UPPER.md': 'd\n' })
  repo.commit(T + DAY, { 'upper.md': 'e\n' })
  const files = ['about.md', 'caf\u00e9.md', 'upper.md', 'UPPER.md']
  expect(await datesOf(repo.folder, files)).toMatchObject({
    'about.md': 'missing',
    'caf\u00e9.md': 'missing',
  })
  repo.git('config', 'core.ignoreCase', 'true')
  expect(await datesOf(repo.folder, files)).toEqual({
    'about.md': T,
    'caf\u00e9.md': T,
    'upper.md': T + DAY,
    'UPPER.md': T,
  })
})

describe('where the files lie', () => {
  const repo = new Repo(join(root, 'place'))
  repo.commit(T, { 'site/src/a.md': 'a\n', 'shared/b.md': 'b\n', 'site/link-target.md': 't\n' })
  run(repo.folder, ['-c', 'core.symlinks=true', 'status'])

  test('in a folder of a larger repository, and beside it', async () => {
    expect(
      await datesOf(join(repo.folder, 'site'), [
        'src/a.md',
        '../shared/b.md',
        join(repo.folder, 'shared/b.md'),
      ]),
    ).toEqual({
      'src/a.md': T,
      '../shared/b.md': T,
      [join(repo.folder, 'shared/b.md')]: T,
    })
  })

  test('behind a linked root', async () => {
    const { symlinkSync } = await import('node:fs')
    symlinkSync(join(repo.folder, 'site'), join(root, 'linked'))
    expect(await datesOf(join(root, 'linked'), ['src/a.md'])).toEqual({ 'src/a.md': T })
  })

  test('in a linked work tree, also of a shallow clone', async () => {
    const tree = join(root, 'tree')
    repo.git('worktree', 'add', '-q', tree)
    expect(await datesOf(join(tree, 'site'), ['src/a.md'])).toEqual({ 'src/a.md': T })
    repo.commit(T + DAY, { 'site/new.md': 'n\n' })
    const shallow = clone(repo.folder, join(root, 'shallow'), '--depth=1')
    run(shallow, ['worktree', 'add', '-q', join(root, 'shallow-tree')])
    expect(existsSync(join(root, 'shallow-tree/.git/shallow'))).toBe(false)
    expect(await datesOf(join(root, 'shallow-tree'), ['site/src/a.md'])).toEqual({
      'site/src/a.md': 'shallow',
    })
  })

  test('L18 in a submodule, which is a repository of its own', async () => {
    const content = new Repo(join(root, 'content'))
    content.commit(T + 2 * DAY, { 'b.md': 'b\n' })
    const outer = new Repo(join(root, 'outer'))
    outer.commit(T, { 'a.md': 'a\n' })
    outer.git('submodule', 'add', '-q', `file://${content.folder}`, 'content')
    outer.commit(T + 9 * DAY)
    expect(await datesOf(outer.folder, ['a.md', 'content/b.md'])).toEqual({
      'a.md': T,
      'content/b.md': T + 2 * DAY,
    })
  })

  test('L19 in the repository that is published, not the one that was built: each file has the dates of where it lies', async () => {
    const published = new Repo(join(root, 'published'))
    published.commit(T + 5 * DAY, { 'index.html': 'x' })
    expect(await datesOf(published.folder, ['index.html', 'src/a.md'])).toEqual({
      'index.html': T + 5 * DAY,
      'src/a.md': 'missing',
    })
  })

  test('a link changes with what it leads to, and a linked folder with its files', async () => {
    const { symlinkSync } = await import('node:fs')
    const links = new Repo(join(root, 'links'))
    links.write({ 'docs/a.md': 'a\n', 'docs/b.md': 'b\n' })
    symlinkSync('../docs/a.md', join(links.folder, 'docs/../a-link.md'))
    symlinkSync('docs/b.md', join(links.folder, 'link.md'))
    symlinkSync('docs', join(links.folder, 'folder'))
    links.commit(T)
    links.commit(T + DAY, { 'docs/b.md': 'c\n', 'unrelated.md': 'u\n' })
    expect(await datesOf(links.folder, ['link.md', 'folder/a.md', 'folder/b.md'])).toEqual({
      'link.md': T + DAY,
      'folder/a.md': T,
      'folder/b.md': T + DAY,
    })
    links.write({ '.gitignore': 'local.md\n', 'local.md': 'l\n' })
    symlinkSync('local.md', join(links.folder, 'to-untracked.md'))
    links.commit(T + 2 * DAY)
    expect(await datesOf(links.folder, ['to-untracked.md'])).toEqual({ 'to-untracked.md': 'untracked' })
  })

  test('a folder that was moved since', async () => {
    renameSync(join(root, 'published'), join(root, 'moved'))
    expect(await datesOf(join(root, 'moved'), ['index.html'])).toEqual({ 'index.html': T + 5 * DAY })
  })
})
