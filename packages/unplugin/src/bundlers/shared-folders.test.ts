import { expect, it } from 'vitest'
import { newOutput, type Output } from './contract.ts'
import { failShare, shareOutput, startShare } from './shared-folders.ts'

let count = 0
/** A folder that no other test has. */
const folder = () => `/dist-${++count}`
const output = (dir: string, ...files: string[]): Output => ({ ...newOutput(dir), files: new Set(files) })
const names = (shared: Output | undefined) => shared && [...shared.files].sort()

it('joins what builds of the same time put into one folder', () => {
  const dir = folder()
  const [a, b] = [{ createdAt: 0 }, { createdAt: 0 }]
  expect(names(shareOutput(output(dir, 'a.html'), a))).toEqual(['a.html'])
  expect(names(shareOutput(output(dir, 'b.html'), b))).toEqual(['a.html', 'b.html'])
})

it('B71 forgets at a rebuild what a build no longer writes', () => {
  const dir = folder()
  const [a, b] = [{ createdAt: 0 }, { createdAt: 0 }]
  shareOutput(output(dir, 'a.html', 'gone.html'), a)
  shareOutput(output(dir, 'b.html'), b)
  expect(names(shareOutput(output(dir, 'a.html'), a))).toEqual(['a.html', 'b.html'])
})

it('believes nothing that ended before a build was created', () => {
  const dir = folder()
  shareOutput(output(dir, 'old.html'), { createdAt: 0 })
  const later = { createdAt: Date.now() + 1 }
  expect(names(shareOutput(output(dir, 'new.html'), later))).toEqual(['new.html'])
})

it('leaves the set to the last of those that run at once', () => {
  const dir = folder()
  const [a, b] = [{ createdAt: 0 }, { createdAt: 0 }]
  startShare(dir, a)
  startShare(dir, b)
  expect(shareOutput(output(dir, 'a.html'), a)).toBeUndefined()
  expect(names(shareOutput(output(dir, 'b.html'), b))).toEqual(['a.html', 'b.html'])
})

it('makes no set while one of them has failed, and makes it again when that is mended', () => {
  const dir = folder()
  const [a, b] = [{ createdAt: 0 }, { createdAt: 0 }]
  startShare(dir, a)
  failShare(dir, a)
  expect(shareOutput(output(dir, 'b.html'), b)).toBeUndefined()
  startShare(dir, a)
  expect(names(shareOutput(output(dir, 'a.html'), a))).toEqual(['a.html', 'b.html'])
})
