import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { abandonJournal, type Journal, openJournal, stateOf } from './journal.ts'
import { openStaging, settleFolder } from './staging.ts'
import { temporaryName } from './temporary.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mapwright-staging-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const put = (path: string, text: string) => writeFileSync(join(folder, path), text)
const get = (path: string) => readFileSync(join(folder, path), 'utf8')
const names = () => readdirSync(folder).sort()
const hidden = () =>
  (readdirSync(folder, { recursive: true }) as string[]).filter((name) => name.includes('.mapwright'))

async function stage(files: Record<string, string>) {
  const staging = await openStaging(folder)
  for (const [path, text] of Object.entries(files)) {
    const sink = staging.open(path)
    await sink.write(new TextEncoder().encode(text))
    await sink.close()
  }
  return staging
}

test('nothing that is published changes before publish; what is staged can be read', async () => {
  put('sitemap.xml', 'old')
  const staging = await stage({ 'sitemap.xml': 'new', 'maps/a.xml': 'x'.repeat(100_000) })
  expect(get('sitemap.xml')).toBe('old')
  expect(existsSync(join(folder, 'maps/a.xml'))).toBe(false)
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
    chmodSync(join(folder, 'robots.txt'), 0o604)
    const staging = await stage({ 'sitemap.xml': 'x', 'robots.txt': 'new' })
    await staging.publish({ children: [], entrance: 'sitemap.xml', robots: 'robots.txt', remove: [] })
    const mode = (path: string) => statSync(join(folder, path)).mode & 0o777
    expect([mode('sitemap.xml'), mode('robots.txt')]).toEqual([mode('any.txt'), 0o604])
  },
)

test.skipIf(process.platform === 'win32')(
  'a robots.txt that is a link is replaced; the file behind it keeps its bytes',
  async () => {
    const source = mkdtempSync(join(tmpdir(), 'mapwright-public-'))
    writeFileSync(join(source, 'robots.txt'), 'source')
    symlinkSync(join(source, 'robots.txt'), join(folder, 'robots.txt'))
    const staging = await stage({ 'robots.txt': 'new' })
    await staging.publish({ children: [], robots: 'robots.txt', remove: [] })
    expect([get('robots.txt'), readFileSync(join(source, 'robots.txt'), 'utf8')]).toEqual(['new', 'source'])
    rmSync(source, { recursive: true })
  },
)

test.each(['../sitemap.xml', '/etc/sitemap.xml', 'a/../../b.xml', '..'])(
  'a path that leads out of the folder is refused: %s',
  async (path) => {
    const staging = await openStaging(folder)
    expect(() => staging.open(path)).toThrow('not inside the output folder')
  },
)

test('B02 a missing output folder is a wrong option, and is not made', async () => {
  const missing = join(folder, 'dist')
  await expect(openStaging(missing)).rejects.toMatchObject({ name: 'OptionError', option: 'outDir' })
  put('file', '')
  await expect(openStaging(join(folder, 'file'))).rejects.toThrow('is a file, not a folder')
  expect(existsSync(missing)).toBe(false)
})

/** A publish of a set with two children that dies after `steps` of its steps; the old set had three children. */
describe.each([0, 1, 2, 3, 4, 5])('a publish that is cut off after step %i', (steps) => {
  const OLD = {
    'sitemap-1.xml': 'old 1',
    'sitemap-2.xml': 'old 2',
    'sitemap-3.xml': 'old 3',
    'sitemap.xml': 'old index',
    'robots.txt': 'old robots',
  }
  const NEW = {
    'sitemap-1.xml': 'new 1',
    'sitemap-2.xml': 'new 2',
    'sitemap.xml': 'new index',
    'robots.txt': 'new robots',
  }
  const files = () =>
    Object.fromEntries(
      names()
        .filter((name) => !name.startsWith('.'))
        .map((name) => [name, get(name)]),
    )

  beforeEach(async () => {
    for (const [path, text] of Object.entries(OLD)) put(path, text)
    const moves = Object.entries(NEW).map(([to, text]) => {
      const from = temporaryName(to)
      put(from, text)
      utimesSync(join(folder, from), 1, 1)
      return { from, to, before: stateOf(join(folder, to)), after: stateOf(join(folder, from)) }
    })
    const removals = [{ path: 'sitemap-3.xml', before: stateOf(join(folder, 'sitemap-3.xml')) }]
    await openJournal(
      folder,
      () => ({ moves, removals }),
      () => {},
    )
    const acts = [
      ...moves.map(({ from, to }) => () => {
        put(to, '')
        rmSync(join(folder, to))
        writeFileSync(join(folder, to), readFileSync(join(folder, from)))
        utimesSync(join(folder, to), 1, 1)
        rmSync(join(folder, from))
      }),
      () => rmSync(join(folder, 'sitemap-3.xml')),
    ]
    for (const act of acts.slice(0, steps)) act()
    abandonJournal(folder)
  })

  test('is finished by the next run before it does anything', async () => {
    await settleFolder(folder)
    expect([files(), hidden()]).toEqual([NEW, []])
  })

  test('is finished when the next run then fails', async () => {
    const staging = await stage({ 'sitemap.xml': 'newest', 'sitemap-1.xml': 'newest 1' })
    await staging.discard()
    expect([files(), hidden()]).toEqual([NEW, []])
  })

  test('gives way where the folder was emptied since', async () => {
    for (const name of names()) if (!name.startsWith('.')) rmSync(join(folder, name))
    await settleFolder(folder)
    expect(hidden()).toEqual([])
    // Without its children there is no entrance either.
    if (steps > 0) expect(existsSync(join(folder, 'sitemap.xml'))).toBe(false)
  })

  test('does not bring back the robots.txt of an older build', async () => {
    put('robots.txt', 'copied by the next build')
    await settleFolder(folder)
    expect(files()).toEqual({ ...NEW, 'robots.txt': 'copied by the next build' })
    expect(hidden()).toEqual([])
  })

  test('does not overwrite what somebody else has written since', async () => {
    put('sitemap.xml', 'by another tool')
    await settleFolder(folder)
    expect([get('sitemap.xml'), hidden()]).toEqual(['by another tool', []])
  })
})

describe('the journal', () => {
  const journal = (more: Partial<Journal>) =>
    JSON.stringify({
      machine: temporaryName('').split('-')[1],
      pid: process.pid,
      moves: [],
      removals: [],
      ...more,
    })

  test('that was cut off while it was written is thrown away', async () => {
    put('.mapwright-journal.json', '{"machine":"')
    utimesSync(join(folder, '.mapwright-journal.json'), 1, 1)
    await settleFolder(folder)
    expect(hidden()).toEqual([])
  })

  test('of a dead process is settled, and so is the claim of one that died while it settled', async () => {
    const dead = 2 ** 22 + 1
    const machine = temporaryName('').split('-')[1]
    for (const name of ['.mapwright-journal.json', `.mapwright-journal.json.${machine}.${dead}`]) {
      put(temporaryName('x'), '')
      put(name, journal({ pid: dead }))
    }
    await settleFolder(folder)
    expect(hidden().filter((name) => name.includes('journal'))).toEqual([])
  })

  test('that names a file outside of the folder is thrown away and does nothing', async () => {
    const outside = `${folder}-outside`
    writeFileSync(outside, '')
    const removals = [{ path: `../${basename(outside)}`, before: stateOf(outside) }]
    put('.mapwright-journal.json', journal({ removals, pid: 2 ** 22 + 1 }))
    await settleFolder(folder)
    expect([hidden(), existsSync(outside)]).toEqual([[], true])
    rmSync(outside)
  })

  test('makes a second publish wait for the first', async () => {
    const order: string[] = []
    await openJournal(
      folder,
      () => ({ moves: [], removals: [] }),
      () => {},
    )
    const second = stage({ 'sitemap.xml': 'x' })
      .then((staging) => staging.publish({ children: [], entrance: 'sitemap.xml', remove: [] }))
      .then(() => order.push('second'))
    await new Promise((resolve) => setTimeout(resolve, 100))
    order.push('first')
    abandonJournal(folder)
    await second
    expect(order).toEqual(['first', 'second'])
  })
})

test('what a dead process staged is swept, what a living one stages is not', async () => {
  const mine = temporaryName('sitemap.xml')
  const dead = mine.replace(`-${process.pid}-`, `-${2 ** 22 + 1}-`)
  const elsewhere = dead.replace(/-[0-9a-f]{8}-/, '-00000000-')
  const oldElsewhere = elsewhere.replace('sitemap', 'old')
  for (const name of [mine, dead, elsewhere, oldElsewhere]) put(name, '')
  utimesSync(join(folder, oldElsewhere), 1, 1)
  mkdirSync(join(folder, 'maps'))
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
