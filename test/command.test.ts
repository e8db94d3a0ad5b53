import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'

/** The built command, as a process of its own. What it says is tested beside its code. */
const cli = fileURLToPath(new URL('../packages/cli/dist/cli.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'mapwright-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

function run(
  line: string[],
  { env = {}, input = '' }: { env?: Record<string, string>; input?: string | Buffer } = {},
) {
  const result = spawnSync(process.execPath, [cli, ...line], {
    cwd: folder,
    input,
    env: { PATH: process.env.PATH, ...env },
    maxBuffer: 1 << 30,
  })
  return { ...result, out: text(result, 'stdout'), err: text(result, 'stderr') }
}
const text = (result: SpawnSyncReturns<Buffer>, stream: 'stdout' | 'stderr') =>
  result[stream].toString('utf8')

function writeUrlset(name: string, locs: Iterable<string>, pack = false): string {
  const records = [...locs].map((loc) => `<url><loc>${loc}</loc></url>\n`).join('')
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${records}</urlset>\n`
  writeFileSync(join(folder, name), pack ? gzipSync(xml) : xml)
  return name
}
const paths = (count: number, prefix: string) =>
  Array.from(
    { length: count },
    (_, i) => `https://www.example.com/${prefix}/${String(i).padStart(6, '0')}/a-page-with-a-long-name`,
  )

describe('the command as a process', () => {
  it('answers in threads what it answers in one', () => {
    const small = [writeUrlset('small.xml', ['/relative', 'https://www.example.com/'])]
    const big = [
      writeUrlset('a.xml', paths(40_000, 'a')),
      writeUrlset('b.xml', [
        ...paths(30_000, 'b'),
        '/broken',
        'https://www.example.com/a/000001/a-page-with-a-long-name',
      ]),
      writeUrlset('c.xml.gz', paths(20_000, 'c'), true),
    ]
    const check = (names: string[]) => {
      const { status, out, err } = run([
        'check',
        ...names,
        '--site',
        'https://www.example.com',
        '--format',
        'json',
      ])
      expect([status, err]).toEqual([1, ''])
      return JSON.parse(out)
    }
    const together = check([...big, ...small])
    expect(together.files.map(({ path }: { path: string }) => path)).toEqual([...big, ...small])
    expect(together.summary).toMatchObject({ files: 4, urls: 90_004, errors: 2 })
    const rules = together.files.flatMap(({ findings }: { findings: { rule: string }[] }) =>
      findings.map(({ rule }) => rule),
    )
    expect(rules).toContain('set-duplicate-across-files')
    const alone = check(['b.xml'])
    const ofFile = (rule: string) => (found: { rule: string }) => found.rule === rule
    expect(together.files[1].findings.find(ofFile('loc-not-absolute'))).toEqual(
      alone.files[0].findings.find(ofFile('loc-not-absolute')),
    )
  })

  it('says what a thread could not read', () => {
    writeUrlset('big-1.xml', paths(40_000, 'a'))
    writeUrlset('big-2.xml', paths(40_000, 'b'))
    rmSync(join(folder, 'gone.xml'), { force: true })
    const { status, err } = run(['check', 'big-1.xml', 'big-2.xml', 'gone.xml'])
    expect([status, err]).toEqual([
      2,
      'mapwright: gone.xml cannot be read: there is no such file or folder. Check the path.\n',
    ])
  })

  it('hands a large report over whole, also through a pipe', () => {
    writeUrlset(
      'faulty.xml',
      Array.from({ length: 20_000 }, (_, i) => `/${i}`),
    )
    const { status, out } = run(['check', 'faulty.xml', '--format', 'json', '--max-findings', '0'])
    expect(status).toBe(1)
    expect(out.length).toBeGreaterThan(5_000_000)
    expect(JSON.parse(out).summary.errors).toBe(20_000)
  })

  it('takes it well when the reader has enough', async () => {
    writeUrlset(
      'faulty.xml',
      Array.from({ length: 20_000 }, (_, i) => `/${i}`),
    )
    const child = spawn(
      process.execPath,
      [cli, 'check', 'faulty.xml', '--format', 'json', '--max-findings', '0'],
      { cwd: folder },
    )
    let err = ''
    child.stderr.on('data', (chunk) => {
      err += chunk
    })
    child.stdout.once('data', () => child.stdout.destroy())
    const code = await new Promise((resolve) => child.on('close', resolve))
    expect([code, err]).toEqual([1, ''])
  })

  it('reads standard input as it comes', () => {
    const name = writeUrlset('stdin.xml', paths(1_000, 'a'))
    const input = readFileSync(join(folder, name))
    for (const sent of [input, gzipSync(input)]) {
      const { status, out } = run(['check', '-', '--format', 'json'], { input: sent })
      expect([status, JSON.parse(out).files[0].urls]).toEqual([0, 1_000])
    }
  })

  it('colours nothing where nobody looks, unless it is asked to', () => {
    writeUrlset('bad.xml', ['/a'])
    const colour = /\u001b\[/
    expect(run(['check', 'bad.xml']).out).not.toMatch(colour)
    expect(run(['check', 'bad.xml'], { env: { FORCE_COLOR: '1' } }).out).toMatch(colour)
    expect(run(['check', 'bad.xml'], { env: { FORCE_COLOR: '1', NO_COLOR: '1' } }).out).not.toMatch(colour)
    expect(run(['check', 'none.xml']).err).not.toMatch(colour)
  })

  it.each([
    [['check', '/dev/null'], 1],
    [['check', 'nowhere'], 2],
    [['frobnicate'], 2],
    [[], 2],
  ])('ends %j without a stack', (line, status) => {
    const result = run(line)
    expect(result.status).toBe(status)
    expect(result.err + result.out).not.toMatch(/^\s+at /m)
  })
})

describe('what is kept of the compiled validator', () => {
  const copy = mkdtempSync(join(tmpdir(), 'mapwright-test-'))
  afterAll(() => rmSync(copy, { recursive: true }))
  const check = () => {
    const script = join(copy, 'packages/cli/dist/cli.js')
    const name = writeUrlset('bad.xml', ['/a'])
    return spawnSync(process.execPath, [script, 'check', name, '--format', 'json'], {
      cwd: folder,
      encoding: 'utf8',
    })
  }
  const kept = () => readdirSync(join(copy, 'packages/cli/dist')).filter((name) => name.endsWith('.cache'))

  it('changes nothing of the answer, whether it is there, wrong or missing', () => {
    const root = fileURLToPath(new URL('..', import.meta.url))
    cpSync(join(root, 'packages/cli'), join(copy, 'packages/cli'), {
      recursive: true,
      filter: (path) => !path.endsWith('.cache') && !path.includes('node_modules'),
    })
    cpSync(join(root, 'packages/cli/node_modules/cac'), join(copy, 'packages/cli/node_modules/cac'), {
      recursive: true,
      dereference: true,
    })
    const first = check()
    expect([first.status, first.stderr]).toEqual([1, ''])
    expect(kept()).toHaveLength(1)
    expect(check().stdout).toBe(first.stdout)
    writeFileSync(join(copy, 'packages/cli/dist', kept()[0]!), 'nonsense')
    expect(check().stdout).toBe(first.stdout)
    expect(kept()).toHaveLength(1)
  })
})
