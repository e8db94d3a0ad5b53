import { describe, expect, it } from 'vitest'
import { checkWith } from '../check-with.ts'
import { settingsWith } from '../default-settings.ts'
import { joinWith } from '../join-with.ts'
import { renderRule } from '../render-rule.ts'
import type { Finding } from '../report.ts'
import type { Example, ExampleFile, Rule } from '../rule.ts'

const modules = import.meta.glob<{ default: Rule }>(['./*/*.ts', '!./*/*.test.ts'])
const NOW = Date.parse('2026-12-01T00:00:00Z')

const namespaces = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  'xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"',
  'xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
].join(' ')

const asFile = (example: Example): ExampleFile =>
  typeof example === 'string'
    ? { file: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${example}\n</urlset>` }
    : example

const asBytes = (file: string | Uint8Array): Uint8Array =>
  typeof file === 'string' ? new TextEncoder().encode(file) : file

async function findingsOf(rule: Rule, example: Example): Promise<Finding[]> {
  const { file, path = 'sitemap.xml', url, settings, served, set = {} } = asFile(example)
  const complete = settingsWith({ now: NOW, ...settings })
  const summands = await Promise.all((rule.addsUp ?? []).map(loadRule))
  const rules = [rule, ...summands.filter((other) => other !== undefined)]
  const results = [await checkWith(rules, { path, url, bytes: [asBytes(file)], served }, complete)]
  const base = url ?? settings?.site
  for (const [other, text] of Object.entries(set)) {
    const input = { path: other, url: base && new URL(`/${other}`, base).href, bytes: [asBytes(text)] }
    results.push(await checkWith(rules, input, complete))
  }
  const { files } = joinWith(rules, results, complete)
  return files
    .flatMap((f) => f.findings)
    .filter((finding) => finding.rule === rule.id || summands.length === 0)
}

async function loadRule(id: string): Promise<Rule | undefined> {
  const path = Object.keys(modules).find((name) => name.endsWith(`/${id}.ts`))
  return path === undefined ? undefined : (await modules[path]!()).default
}

describe.each(Object.entries(modules))('%s', (_, load) => {
  it('is silent on its good examples', async () => {
    const rule = (await load()).default
    for (const example of rule.examples.good)
      expect(await findingsOf(rule, example), shown(example)).toEqual([])
  })

  it('speaks on each bad example', async () => {
    const rule = (await load()).default
    for (const example of rule.examples.bad) {
      const findings = await findingsOf(rule, example)
      expect(findings.length, shown(example)).toBeGreaterThan(0)
      for (const finding of findings) {
        expect(finding.rule).toBe(rule.id)
        const { message, fix } = renderRule(rule, finding, 'en')
        expect(`${message} ${fix}`).not.toMatch(/\{\w+\}|undefined|NaN/)
        if (finding.variant !== undefined) expect(Object.keys(rule.variants ?? {})).toContain(finding.variant)
      }
    }
  })
})

const shown = (example: Example): string => {
  const { file, shown } = asFile(example)
  return shown ?? (typeof file === 'string' ? file.slice(0, 2000) : `${file.length} bytes`)
}
