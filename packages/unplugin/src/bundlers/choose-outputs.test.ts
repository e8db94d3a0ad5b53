import { expect, it } from 'vitest'
import { chooseOutputs } from './choose-outputs.ts'
import { newOutput } from './contract.ts'

const output = (dir: string, ...files: string[]) => ({ ...newOutput(dir), files: new Set(files) })
const shown = (outputs: ReturnType<typeof chooseOutputs>) =>
  outputs.map(({ dir, files }) => [dir, [...files].sort()])

it('B46 makes one set of several outputs in one folder', () => {
  const outputs = [output('/dist', 'a.html'), output('/dist', 'b.html', 'b.js')]
  expect(shown(chooseOutputs(outputs))).toEqual([['/dist', ['a.html', 'b.html', 'b.js']]])
})

it('makes one set of each folder with pages', () => {
  const outputs = [output('/dist/a', 'a.html'), output('/dist/b', 'b.html'), output('/dist/c', 'c.js')]
  expect(shown(chooseOutputs(outputs)).map(([dir]) => dir)).toEqual(['/dist/a', '/dist/b'])
})

it('judges emptiness once, where no folder has a page', () => {
  const outputs = [output('/dist/a', 'a.js'), output('/dist/b', 'b.js')]
  expect(shown(chooseOutputs(outputs)).map(([dir]) => dir)).toEqual(['/dist/a'])
})

it('M17 sees every name from the folder that the user names, and leaves out what lies outside', () => {
  const outputs = [output('/dist/client', 'a/b.html', 'c.html'), output('/server', 'x.html')]
  outputs[0]!.sources.set('a/b.html', ['/src/b.html'])
  outputs[0]!.assets.add('c.html')
  const [chosen, ...others] = chooseOutputs(outputs, '/dist')
  expect(others).toEqual([])
  expect([...chosen!.files].sort()).toEqual(['client/a/b.html', 'client/c.html'])
  expect([...chosen!.sources]).toEqual([['client/a/b.html', ['/src/b.html']]])
  expect([...chosen!.assets]).toEqual(['client/c.html'])
  expect([...chooseOutputs(outputs, '/dist/client/a')[0]!.files]).toEqual(['b.html'])
})
