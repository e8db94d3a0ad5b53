import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'

/** Characters of a piece. From 128 KB on strings are slow. */
const LENGTH = 65_536

/** Milliseconds. Git writes 4 KB at a time: to be woken by each of them costs as much as a quarter of git's own work. */
const REST = 4

/** Text of a stream in pieces of a good length; the last may be short. The stream is held up while the reader works. */
export async function* readPieces(stream: Readable): AsyncGenerator<string> {
  let text = ''
  let ended = false
  let failure: Error | undefined
  let wake = () => {}
  stream.setEncoding('latin1')
  stream.on('data', (piece: string) => {
    text += piece
    stream.pause()
    wake()
  })
  stream.once('error', (error) => {
    failure = error
    wake()
  })
  stream.once('close', () => {
    ended = true
    wake()
  })
  while (!ended && !failure) {
    const woken = new Promise<void>((resolve) => {
      wake = resolve
    })
    stream.resume()
    await woken
    if (text.length < LENGTH) {
      await wait(REST)
      continue
    }
    const piece = text
    text = ''
    yield piece
  }
  if (failure) throw failure
  if (text !== '') yield text
}
