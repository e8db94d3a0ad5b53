import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStaging } from './staging.ts'
import { temporaryName } from './temporary.ts'
import { useFolder } from './testing-folder.ts'

const { path, put, get, names, hidden, stage } = useFolder()

test('nothing that is published changes before publish; what is staged can be read', async () => {
  put('sitemap.xml', 'old')
  const staging = await stage({ 'sitemap.xml': 'new', 'maps/a.xml': 'x'.repeat(100_000) })
  expect(get('sitemap.xml')).toBe('old')
  expect(existsSync(path('maps/a.xml'))).toBe(false)
  let text = ''
  for await (const chunk of staging.read('maps/a.xml')) text += Buffer.from(chunk).toString()
  expect(text).toBe('x'.repeat(100_000))
})

test('publish moves the files, removes stale ones and leaves nothing hidden', async () => {
  put('sitemap-3.xml', 'stale')
  const staging = await stage({
    'sitemap-1.xml': '1',
    'sitemap.xml': 'index',
    'robots.txt': 'r',
    'not-in-the-plan.xml': 'x',
  })
  await staging.publish({
    children: ['sitemap-1.xml'],
    entrance: 'sitemap.xml',
    robots: 'robots.txt',
    remove: ['sitemap-3.xml', 'gone-already.xml'],
  })
  expect(names()).toEqual(['robots.txt', 'sitemap-1.xml', 'sitemap.xml'])
})

test('discard leaves what was there, and no folder that was made for it', async () => {
  put('sitemap.xml', 'old')
  const staging = await stage({ 'sitemap.xml': 'new', 'maps/deep/a.xml': 'x' })
  staging.open('maps/open.xml').write(new Uint8Array(3))
  await staging.discard()
  expect([names(), get('sitemap.xml')]).toEqual([['sitemap.xml'], 'old'])
})

test('a file that is opened twice is the second one', async () => {
  const staging = await stage({ 'sitemap.xml': 'first' })
  const sink = staging.open('sitemap.xml')
  await sink.write(new TextEncoder().encode('second'))
  await sink.close()
  await staging.publish({ children: [], entrance: 'sitemap.xml', remove: [] })
  expect([get('sitemap.xml'), hidden()]).toEqual(['second', []])
})

test.skipIf(process.platform === 'win32')(
  'a new file has the mode of any other new file, a replaced one keeps its own',
  async () => {
    put('any.txt', '')
    put('robots.txt', 'old')
    chmodSync(path('robots.txt'), 0o604)
    const staging = await stage({ 'sitemap.xml': 'x', 'robots.txt': 'new' })
    await staging.publish({ children: [], entrance: 'sitemap.xml', robots: 'robots.txt', remove: [] })
    const mode = (name: string) => statSync(path(name)).mode & 0o777
    expect([mode('sitemap.xml'), mode('robots.txt')]).toEqual([mode('any.txt'), 0o604])
  },
)

test.skipIf(process.platform === 'win32')(
  'a robots.txt that is a link is replaced; the file behind it keeps its bytes',
  async () => {
    const source = mkdtempSync(join(tmpdir(), 'mapwright-public-'))
    writeFileSync(join(source, 'robots.txt'), 'source')
    symlinkSync(join(source, 'robots.txt'), path('robots.txt'))
    const staging = await stage({ 'robots.txt': 'new' })
    await staging.publish({ children: [], robots: 'robots.txt', remove: [] })
    expect([get('robots.txt'), readFileSync(join(source, 'robots.txt'), 'utf8')]).toEqual(['new', 'source'])
    rmSync(source, { recursive: true })
  },
)

test.each(['../sitemap.xml', '/etc/sitemap.xml', 'a/../../b.xml', '..'])(
  'a path that leads out of the folder is refused: %s',
  async (wrong) => {
    const staging = await openStaging(path())
    expect(() => staging.open(wrong)).toThrow('not inside the output folder')
  },
)

test('B02 a missing output folder is a wrong option, and is not made', async () => {
  const missing = path('dist')
  await expect(openStaging(missing)).rejects.toMatchObject({ name: 'OptionError', option: 'outDir' })
  put('file', '')
  await expect(openStaging(path('file'))).rejects.toThrow('is a file, not a folder')
  expect(existsSync(missing)).toBe(false)
})

test('what a dead process staged is swept, what a living one stages is not', async () => {
  const mine = temporaryName('sitemap.xml')
  const dead = mine.replace(`-${process.pid}-`, `-${2 ** 22 + 1}-`)
  const elsewhere = dead.replace(/-[0-9a-f]{8}-/, '-00000000-')
  const oldElsewhere = elsewhere.replace('sitemap', 'old')
  for (const name of [mine, dead, elsewhere, oldElsewhere]) put(name, '')
  utimesSync(path(oldElsewhere), 1, 1)
  mkdirSync(path('maps'))
  await (await stage({ 'sitemap.xml': 'x' })).discard()
  expect(hidden().sort()).toEqual([elsewhere, mine].sort())
})

test('two runs at once: the last to publish wins, and its entrance names only its own children', async () => {
  const set = (name: string, children: number) => {
    const paths = Array.from({ length: children }, (_, i) => `sitemap-${i + 1}.xml`)
    return {
      paths,
      files: {
        ...Object.fromEntries(paths.map((path) => [path, name])),
        'sitemap.xml': JSON.stringify(paths),
      },
    }
  }
  for (let round = 0; round < 20; round++) {
    const runs = [set('a', 1 + (round % 4)), set('b', 3)]
    await Promise.all(
      runs.map(async ({ paths, files }) => {
        const staging = await stage(files)
        const remove = names().filter((name) => /^sitemap-\d/.test(name) && !paths.includes(name))
        await new Promise((resolve) => setTimeout(resolve, (round * 7) % 5))
        await staging.publish({ children: paths, entrance: 'sitemap.xml', remove })
      }),
    )
    for (const child of JSON.parse(get('sitemap.xml')) as string[]) expect(names()).toContain(child)
    expect(hidden()).toEqual([])
  }
})
