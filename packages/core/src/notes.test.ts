import { expect, test } from 'vitest'
import { gitMends } from './git-mends.ts'
import { gitMendsRu } from './git-mends-ru.ts'
import { noteWords } from './note-words.ts'
import { noteWordsRu } from './note-words-ru.ts'
import { gatherNotes, translateNote } from './notes.ts'
import { runSite } from './testing/run-site.ts'

const parameters = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name)

test('one note a kind, with the number of its places and the first of them', () => {
  const notes = gatherNotes()
  for (let i = 0; i < 1_200; i++) notes.add('canonicals-differ', {}, `/p${i}`)
  notes.add('canonicals-differ', {}, '/p0')
  notes.add('site-disallowed')
  const [first, second] = notes.list()
  expect(first).toMatchObject({
    id: 'canonicals-differ',
    severity: 'warning',
    count: 1_200,
    examples: ['/p0', '/p1', '/p2', '/p3', '/p4'],
  })
  expect(first!.message).toMatch(/^1,200 pages have several canonical links/)
  expect(second).not.toHaveProperty('count')
})

test('Russian notes have the form of the noun that the number asks for', () => {
  const said = (count: number) => {
    const notes = gatherNotes()
    for (let i = 0; i < count; i++) notes.add('canonicals-differ', {}, `/p${i}`)
    return translateNote(notes.list()[0]!, 'ru').message
  }
  expect(said(1)).toMatch(/^1 страница /)
  expect(said(3)).toMatch(/^3 страницы /)
  expect(said(5)).toMatch(/^5 страниц /)
  expect(said(21)).toMatch(/^21 страница /)
})

test('all words are sentences, and the Russian ones name nothing that the English ones lack', () => {
  for (const [id, { message, fix }] of Object.entries(noteWords)) {
    for (const text of [message.replace('{error}', 'x.'), fix]) expect(text, id).toMatch(/^[^!]+[.]$/)
    const ru = noteWordsRu[id as keyof typeof noteWords]
    const known = [...parameters(message), ...parameters(fix), 'must', 'id', 'root']
    for (const name of [...parameters(ru.message), ...parameters(ru.fix)])
      expect(known, `${id} ${name}`).toContain(name)
  }
})

test('L01 L05 a note says how to mend the clone on the host that builds', () => {
  const notes = gatherNotes()
  notes.add('git-shallow', { host: 'vercel' }, 'a.md')
  notes.add('git-missing', { host: 'travis' }, 'a.md')
  const [shallow, missing] = notes.list()
  expect(shallow!.fix).toContain('VERCEL_DEEP_CLONE=true')
  expect(translateNote(shallow!, 'ru').fix).toMatch(/^Задайте .*VERCEL_DEEP_CLONE=true/)
  expect(missing!.fix).toBe(noteWords['git-missing'].fix)
})

test('mends are sentences in both languages, for the same hosts', () => {
  expect(Object.keys(gitMendsRu)).toEqual(Object.keys(gitMends))
  for (const [id, mends] of Object.entries(gitMends)) {
    expect(noteWords, id).toHaveProperty([id])
    expect(Object.keys(gitMendsRu[id]!)).toEqual(Object.keys(mends!))
    for (const text of Object.values(mends!)) expect(text, id).toMatch(/^[A-Z][^!]+[.]$/)
    for (const text of Object.values(gitMendsRu[id]!)) expect(text, id).toMatch(/^[А-Я][^!]+[.]$/)
  }
})

test('lang: ru words the notes of every stage', async () => {
  const { result } = await runSite(['index.html'], { lang: 'ru', exclude: '/nothing' }, { base: '/docs/' })
  expect(result.notes.map(({ id }) => id)).toEqual(['pattern-unused', 'robots-line-to-add'])
  for (const { message, fix } of result.notes) {
    expect(message).toMatch(/[а-я]/)
    expect(`${message} ${fix}`).not.toMatch(/\{\w/)
  }
})
