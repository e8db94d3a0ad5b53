import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Options } from '../packages/core/src/index.ts'
import { runSite } from '../packages/core/src/testing/run-site.ts'

/** A scenario of builds.jsonl: an emitted file tree, options, and what a right tool lists. */
interface Scenario {
  id: string
  title: string
  options: {
    site: string
    base: string
    urlStyle: 'clean' | 'slash' | 'no-slash' | 'file'
    filename?: string
    extra?: string[]
  }
  files: Record<string, string>
  git: string[] | null
  expect: string[]
  excluded: Record<string, string>
  also: string[]
  variants: { note: string; expect?: string[] }[]
}

const corpus = process.env.MAPWRIGHT_CORPUS
const path = corpus && join(corpus, 'builds.jsonl')
const scenarios: Scenario[] =
  path && existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => JSON.parse(line))
    : []

/** What needs more than a tree in memory; each is tested where its machinery is. */
const ELSEWHERE: Record<string, string> = {
  B36: 'git: packages/core/src/node/git',
  B39: 'git: packages/core/src/node/git',
  B40: 'git: packages/core/src/node/git',
  B44: 'git: packages/core/src/node/git',
  B46: 'a bundler with two outputs: test/bundlers',
  B47: 'a bundler with environments: test/bundlers',
  B49: 'two hosts are two runs, each with its own site',
  B65: 'below: somebody else’s sitemap.xml',
  B68: 'packages/core/src/routes/routes.test.ts',
  B71: 'below: a page that is gone',
}

/** Where the corpus leaves the choice, what this project's rules add to its list. */
const CHOSEN: Record<string, { locs: string[]; why: string }> = {
  B29: {
    locs: ['https://www.example.com/_app/immutable/x'],
    why: 'only names that begin with a dot, and node_modules, are hidden',
  },
  B74: { locs: ['https://www.example.com/x'], why: 'blanks around a path are trimmed' },
}

const styles: Record<Scenario['options']['urlStyle'], Options> = {
  clean: { cleanUrls: true },
  slash: { cleanUrls: true, trailingSlash: 'always' },
  'no-slash': { cleanUrls: true, trailingSlash: 'never' },
  file: {},
}

/** `public/legacy/page.html (copied by …)` is `legacy/page.html` in the output. */
const emittedName = (name: string) => name.replace(/ \(.*\)$/, '').replace(/^public\//, '')

async function build({ options, files }: Scenario) {
  const emitted = Object.fromEntries(Object.entries(files).map(([name, text]) => [emittedName(name), text]))
  const { site, base, urlStyle, filename, extra } = options
  const outcome = await runSite(emitted, { site, ...styles[urlStyle], filename, routes: extra }, { base })
  return { ...outcome, locs: outcome.result.listed.map(({ loc }) => loc) }
}

describe.skipIf(scenarios.length === 0)('builds of the corpus (MAPWRIGHT_CORPUS)', () => {
  for (const scenario of scenarios) {
    const { id, title } = scenario
    if (id in ELSEWHERE) {
      test.skip(`${id} ${title} (${ELSEWHERE[id]})`, () => {})
      continue
    }
    test(`${id} ${title}`, async () => {
      const { locs, result, runtime } = await build(scenario)
      const lists = [
        scenario.expect,
        ...scenario.variants.flatMap(({ expect: other }) => (other ? [other] : [])),
      ]
      const right = lists.map((list) => [...list, ...(CHOSEN[id]?.locs ?? [])])
      expect(right.map((list) => list.toSorted())).toContainEqual(locs.toSorted())
      expect(result.failed).toBe(false)
      expect(result.routes).toBe(result.listed.length + result.excluded.length)
      if (locs.length === right[0]!.length) {
        const left = result.excluded.map(({ file }) => file)
        for (const name of Object.keys(scenario.excluded)) expect(left).toContain(emittedName(name))
      }
      for (const claim of scenario.also) {
        const [, after] = /^robots\.txt afterwards: (".*")$/.exec(claim) ?? []
        if (after) expect(runtime.text('robots.txt')).toBe(JSON.parse(after))
      }
    })
  }

  test('B66 a sitemap in a folder is named by robots.txt, which lets it list the whole host', async () => {
    const { runtime, result } = await build(scenarios.find(({ id }) => id === 'B66')!)
    expect(runtime.text('robots.txt')).toContain('Sitemap: https://www.example.com/maps/sitemap.xml')
    expect(result.report.summary.errors).toBe(0)
  })
})

describe('builds', () => {
  test('B65 somebody else’s sitemap.xml is never overwritten', async () => {
    const theirs =
      '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://www.example.com/hand</loc></url></urlset>'
    const { result, runtime, notes } = await runSite({
      'index.html': '<title>a</title>',
      'sitemap.xml': theirs,
    })
    expect(result.failed).toBe(true)
    expect(notes).toContain('file-not-ours')
    expect(runtime.text('sitemap.xml')).toBe(theirs)
  })

  test('B71 B09 a page that is gone from the folder is gone from the next sitemap', async () => {
    const first = await runSite(['index.html', 'a.html', 'b.html'])
    expect(first.paths).toHaveLength(3)
    const files = Object.fromEntries(first.runtime.files)
    delete files['b.html']
    const second = await runSite(files)
    expect(second.paths).toEqual(['/', '/a.html'])
    expect(second.result.robots.action).toBe('unchanged')
  })

  test('I12 no page: an error that says where it looked, no file; allowEmpty removes ours', async () => {
    const none = await runSite([])
    expect(none.result.failed).toBe(true)
    expect(none.result.notes.find(({ id }) => id === 'no-page')!.message).toContain('/project/dist')
    expect(none.runtime.files.size).toBe(0)
    const yielding = await runSite([], { routes: () => [] })
    expect(yielding.result.notes.find(({ id }) => id === 'no-page')!.message).toContain(
      '`routes` yielded nothing',
    )
    const left = await runSite({ 'a.html': '<meta name=robots content=noindex><title>a</title>' })
    expect(left.notes).toContain('no-entry')
    expect(left.result.failed).toBe(true)

    const full = await runSite(['index.html'])
    const files = Object.fromEntries([...full.runtime.files].filter(([name]) => name !== 'index.html'))
    const allowed = await runSite(files, { allowEmpty: true })
    expect(allowed.result.failed).toBe(false)
    expect(allowed.runtime.files.has('sitemap.xml')).toBe(false)
  })

  test('B12 a set with a protocol error is not published, and the finding names its page', async () => {
    const { result, runtime } = await runSite(['a.html'], {
      entry: (entry) => ({ ...entry, changefreq: 'often' as never }),
    })
    expect(result.failed).toBe(true)
    expect(runtime.files.has('sitemap.xml')).toBe(false)
    const finding = result.report.files[0]!.findings.find(({ severity }) => severity === 'error')!
    expect(finding).toMatchObject({ rule: 'changefreq-invalid', page: 'a.html' })
    const never = await runSite(['a.html'], {
      entry: (entry) => ({ ...entry, changefreq: 'often' as never }),
      check: { failOn: 'never' },
    })
    expect(never.result.failed).toBe(false)
    expect(never.runtime.files.has('sitemap.xml')).toBe(true)
  })
})
