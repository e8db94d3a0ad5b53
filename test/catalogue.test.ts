import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { documents, type Rule, rules } from '@mapwright/validator'
import { describe, expect, it } from 'vitest'
import expected from './catalogue/expected.json' with { type: 'json' }

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'packages/validator/src/rules')

/** Scope, severity, engine and tier of each rule, as the catalogue of facts has them. */
const facts = expected as unknown as Record<
  string,
  [scope: string, severity: string, engine: string, tier: string]
>

const files = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => [name, file] as const))
  .filter(([, file]) => !file.endsWith('.test.ts'))

const byId = new Map(rules.map((rule) => [rule.id, rule]))
const engineOf = ({ engine }: Rule): string => (engine === 'all' ? 'all' : [...engine].sort().join(','))
const wordsOf = (rule: Rule) => [rule.words, ...Object.values(rule.variants ?? {})]

describe('the catalogue', () => {
  it('has every rule of the facts, and no other', () => {
    expect([...byId.keys()].sort()).toEqual(Object.keys(facts).sort())
  })

  it('has no id twice, and every rule file is in the index', () => {
    expect(rules).toHaveLength(byId.size)
    expect(files.map(([, file]) => basename(file, '.ts')).sort()).toEqual([...byId.keys()].sort())
  })

  it('has every fault that the reader emits', () => {
    const table = readFileSync(join(root, 'packages/validator/src/read/faults.ts'), 'utf8')
    let rule = ''
    for (const [, id, variant] of table.matchAll(/^ \* \| ([\w-]*) *\| ([\w-]+) *\|/gm)) {
      if (id === 'rule' || variant!.startsWith('--')) continue
      if (id) rule = id
      expect(byId.has(rule), rule).toBe(true)
      const worded = variant === '-' || Object.keys(byId.get(rule)!.variants ?? {}).includes(variant!)
      expect(worded, `${rule} has words for ${variant}`).toBe(true)
    }
    expect(rule).not.toBe('')
  })

  it('cites public texts from the bibliography alone', () => {
    const known = new Map<string, string>(Object.values(documents).map(({ title, url }) => [title, url]))
    for (const rule of rules) {
      for (const source of rule.sources)
        expect(known.get(source.title), `${rule.id}: ${source.title}`).toBe(source.url)
    }
  })
})

describe.each(files)('%s/%s', (scope, file) => {
  const id = basename(file, '.ts')
  const rule = byId.get(id)!

  it('is what the facts say', () => {
    expect(rule, 'run `node scripts/generate.mjs rules-index`').toBeDefined()
    const [, severity, engine, tier] = facts[id]!
    expect([rule.scope, rule.severity, engineOf(rule), rule.tier]).toEqual([
      scope,
      severity,
      engine.split(',').sort().join(','),
      tier,
    ])
    // A rule lies in the folder of its scope, which is that of the facts.
    expect(facts[id]![0]).toBe(scope)
  })

  it('has a source; advice of our own is never an error', () => {
    expect(rule.sources.length).toBeGreaterThan(0)
    const isOwn = rule.sources.every(({ url }) => url === '')
    if (isOwn) expect(rule.severity).not.toBe('error')
    for (const { section, url } of rule.sources) if (url !== '') expect(section, id).not.toBe('')
  })

  it('has words, reasons and examples of both kinds', () => {
    for (const sentence of [
      rule.summary,
      rule.why,
      ...wordsOf(rule).flatMap(({ message, fix }) => [message, fix]),
    ]) {
      expect(sentence).toMatch(/^[^\s].*[.)?”"`]$/s)
      expect(sentence).not.toMatch(/!/)
    }
    expect(rule.examples.good.length).toBeGreaterThan(0)
    expect(rule.examples.bad.length).toBeGreaterThan(0)
  })

  it('has a page', () => {
    expect(
      existsSync(join(root, 'docs/rules', `${id}.md`)),
      'run `node scripts/generate.mjs rule-pages`',
    ).toBe(true)
  })
})
