import { rules } from '@mapwright/validator'
import { describe, expect, it } from 'vitest'
import { runCommand } from '../testing/run-command.ts'
import { searchRules } from './rules.ts'

const listRules = (...line: string[]) => runCommand(['rules', ...line])

describe('mapwright rules', () => {
  it('lists the whole catalogue', async () => {
    const { code, out } = await listRules()
    expect(code).toBe(0)
    for (const { id } of rules) expect(out).toMatch(new RegExp(`^  ${id} `, 'm'))
    expect(out).toContain(`${rules.length} rules.`)
  })

  it('explains one rule with its source and an example of each kind', async () => {
    const { out } = await listRules('loc-not-absolute')
    const rule = rules.find(({ id }) => id === 'loc-not-absolute')!
    for (const text of [rule.summary, rule.why, rule.words.fix, rule.sources[0]!.url])
      expect(out).toContain(text)
    expect(out).toMatch(/^Bad\n {2}\S[\s\S]*^Good\n {2}\S/m)
  })

  it('explains every rule', async () => {
    for (const { id } of rules) expect((await listRules(id)).code).toBe(0)
  })

  it('finds a rule by the names of Search Console and Yandex Webmaster', () => {
    for (const rule of rules) {
      for (const name of Object.values(rule.knownAs ?? {}).flat()) expect(searchRules(name)).toContain(rule)
    }
    expect(searchRules('invalid DATE').map(({ id }) => id)).toContain('lastmod-invalid')
  })

  it('prints data as JSON', async () => {
    expect(JSON.parse((await listRules('--format', 'json')).out)).toHaveLength(rules.length)
    const one = JSON.parse((await listRules('lastmod-invalid', '--format', 'json')).out)
    expect(one).toMatchObject({
      id: 'lastmod-invalid',
      severity: 'error',
      knownAs: { google: ['Invalid date'] },
    })
  })

  it.each([
    [['loc-to-long'], 'There is no rule loc-to-long. Did you mean loc-too-long?'],
    [['--search', 'zebrafish'], 'No rule speaks of "zebrafish".'],
    [['a', 'b'], 'One rule is explained at a time'],
    [['loc-too-long', '--search', 'x'], 'not both'],
  ])('exits 2 for %j', async (line, message) => {
    const { code, err } = await listRules(...line)
    expect(err).toContain(message)
    expect(code).toBe(2)
  })
})
