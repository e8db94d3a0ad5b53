import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { makeFolder, page, runCommand } from '../testing/run-command.ts'

const site = 'https://www.example.com'

function makeSite(): string {
  const cwd = makeFolder({
    'package.json': '{}',
    'dist/index.html': page(),
    'dist/blog/a/index.html': page(),
    'dist/caf\u00e9/index.html': page(),
    'dist/print/index.html': page(`<link rel="canonical" href="${site}/">`),
    'dist/hidden/index.html': page('<meta name="robots" content="noindex">'),
    'content/blog/a.md': '# A',
  })
  const git = (...line: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...line], {
      cwd,
      env: { ...process.env, GIT_COMMITTER_DATE: '2025-03-04T05:06:07Z' },
    })
  git('init', '-q')
  git('add', 'content')
  git('commit', '-qm', 'Write \u001b[31mA')
  return cwd
}

const cwd = makeSite()
const flags = ['--site', site, '--sources', 'content/{path}.md']
const explain = (...line: string[]) => runCommand(['explain', ...line], { cwd })

describe('mapwright explain', () => {
  it('says stage by stage why a page is listed, and what dates it', async () => {
    const { code, out } = await explain('/blog/a/', 'dist', ...flags)
    expect(code).toBe(0)
    expect(out).toContain(`listed  ${site}/blog/a/\n`)
    expect(out).toContain('routes      emitted as blog/a/index.html')
    expect(out).toContain('entries     lastmod 2025-03-04T05:06:07Z, by git')
    expect(out).toContain('source      content/blog/a.md')
    expect(out).toMatch(/commit {6}[0-9a-f]{12} of 2025-03-04T05:06:07Z: Write \?\[31mA/)
  })

  it('says why there is no date', async () => {
    const { out } = await explain('/', 'dist', ...flags)
    expect(out).toContain('entries     without a date')
    expect(out).toContain('why         the source file does not exist')
  })

  it.each([
    '/blog/a',
    'blog/a/',
    `${site}/blog/a/`,
    `${site}/blog/a`,
    'blog/a/index.html',
    '/blog/a/index.html',
    '/blog/%61/',
  ])('finds a page by %s', async (target) => {
    const { code, out } = await explain(target, 'dist', ...flags)
    expect([code, out.split('\n')[0]]).toEqual([0, `listed  ${site}/blog/a/`])
  })

  it('finds a page by its name as people write it', async () => {
    expect((await explain('/caf\u00e9/', 'dist', ...flags)).out).toContain(`listed  ${site}/caf%C3%A9/`)
  })

  it.each([
    ['/print/', 'canonical-elsewhere: the page names another URL as its canonical one', `${site}/`],
    ['/hidden', 'noindex: the page asks not to be indexed', 'emitted as  hidden/index.html'],
  ])('says why %s is not listed, and exits 1', async (target, reason, detail) => {
    const { code, out } = await explain(target, 'dist', ...flags)
    expect(code).toBe(1)
    expect(out).toContain('not listed')
    expect(out).toContain(reason)
    expect(out).toContain(detail)
  })

  it('reads the report that a run has left, also from a folder below, and publishes nothing itself', async () => {
    expect((await runCommand(['explain', '/'], { cwd: makeSite() })).err).toContain(
      'There is no report of a build here',
    )
    await runCommand(['generate', 'dist', ...flags], { cwd })
    const { code, out } = await runCommand(['explain', '/blog/a/'], { cwd: `${cwd}/dist/blog` })
    expect(code).toBe(0)
    expect(out).toContain('Write ?[31mA')
    const saved = await explain('/hidden/', '--report', 'node_modules/.cache/mapwright/report.json')
    expect(saved.code).toBe(1)
  })

  it('prints JSON', async () => {
    const listed = JSON.parse((await explain('/blog/a/', 'dist', ...flags, '--format', 'json')).out)
    expect(listed.listed).toMatchObject({ loc: `${site}/blog/a/`, commit: { subject: 'Write \u001b[31mA' } })
    const excluded = JSON.parse((await explain('/hidden/', 'dist', ...flags, '--format', 'json')).out)
    expect(excluded.excluded).toMatchObject({ url: '/hidden/', stage: 'pages', reason: 'noindex' })
  })

  it.each([
    [[], 'Name one URL or path'],
    [['/none/', 'dist', ...flags], 'No route is /none/: 5 were looked at.'],
    [['https://other.example/blog/a/', 'dist', ...flags], 'No route is https://other.example/blog/a/'],
    [['/', '--report', 'none.json'], 'There is no report none.json.'],
    [['/', '--report', 'package.json'], 'is not a result that this version of Mapwright can read'],
    [['/', 'none', ...flags], 'There is no folder or list none.'],
  ])('exits 2 for %j', async (line, message) => {
    const { code, err } = await explain(...line)
    expect(err).toContain(message)
    expect(code).toBe(2)
  })
})
