import { expect, it } from 'vitest'
import { jobFor, makeSite, SITE } from './fixture.ts'
import { datesOf, read, runJob } from './site.ts'

// Without the option `sources`, where the bundler tells what an HTML file was made from.
it.each(['vite-8', 'vite-7', 'vite-6', 'rollup', 'rolldown', 'webpack', 'esbuild', 'farm'])(
  '%s dates a page by its own HTML file',
  async (bundler) => {
    const root = makeSite()
    const { code, output } = await runJob(bundler, jobFor(root, { originals: true }))
    expect(code, output).toBe(0)
    const dates = datesOf(read(root, 'dist/sitemap.xml'))
    expect(dates[`${SITE}/`]).toBe('2024-02-02T19:05:06Z')
    expect(dates[`${SITE}/about.html`]).toBe('2024-03-04T05:06:07Z')
    expect(dates[`${SITE}/blog/a.html`]).toBe('2024-04-05T06:07:08Z')
  },
)

it.each(['vite-8', 'farm'])('%s dates a copy of the public folder by its original', async (bundler) => {
  const root = makeSite()
  await runJob(bundler, jobFor(root))
  expect(datesOf(read(root, 'dist/sitemap.xml'))[`${SITE}/legacy/map.html`]).toBe('2024-01-02T03:04:05Z')
})

// Rspack's copy plugin names originals relative to the folder of a pattern, which would date pages by other files.
it('L18 L19 rspack has no date rather than that of another file', async () => {
  const root = makeSite()
  await runJob('rspack', jobFor(root, { originals: true }))
  expect(Object.values(datesOf(read(root, 'dist/sitemap.xml'))).filter(Boolean)).toEqual([])
})
