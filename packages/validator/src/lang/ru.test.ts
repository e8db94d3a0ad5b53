import { describe, expect, it } from 'vitest'
import type { Words } from '../rule.ts'
import { rules } from '../rules/index.ts'
import { ru } from './ru.ts'

const names = ({ message, fix }: Words): string[] =>
  Array.from(`${message} ${fix}`.matchAll(/\{(\w+)\}/g), ([, name]) => name!)

const byId = new Map(rules.map((rule) => [rule.id, rule]))

describe.each(Object.entries(ru))('the Russian words of %s', (id, translation) => {
  it('belong to a rule, and so do their variants', () => {
    const rule = byId.get(id)
    expect(rule).toBeDefined()
    expect(Object.keys(translation!.variants ?? {})).toEqual(
      expect.arrayContaining(Object.keys(rule!.variants ?? {})),
    )
    for (const variant of Object.keys(translation!.variants ?? {}))
      expect(rule!.variants).toHaveProperty(variant)
  })

  it('use no parameter that the English ones have not', () => {
    const rule = byId.get(id)!
    expect(names(rule.words)).toEqual(expect.arrayContaining(names(translation!)))
    for (const [variant, words] of Object.entries(translation!.variants ?? {})) {
      expect(names(rule.variants![variant]!)).toEqual(expect.arrayContaining(names(words)))
    }
  })

  it('have letters of the language', () => {
    expect(`${translation!.message} ${translation!.fix}`).toMatch(/[а-яё]{3}/)
  })
})
