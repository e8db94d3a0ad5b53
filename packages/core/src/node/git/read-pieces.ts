import type { Readable } from 'node:stream'

/** Characters of a piece. Git writes 4 KB at a time, and each is a turn of the event loop; from 128 KB on strings are slow. */
const LENGTH = 65_536

/** Text of a stream in pieces of a good length; the last may be short. The stream is held up while the reader works. */
export async function* readPieces(stream: Readable): AsyncGenerator<string> {
  let text = ''
  let ended = false
  let failure: Error | undefined
  let wake = () => {}
  stream.setEncoding('latin1')
  stream.on('data', (piece: string) => {
    text += piece
    if (text.length < LENGTH) return
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
  while (!ended || text !== '') {
    if (!ended && !failure && text.length < LENGTH) {
      const enough = new Promise<void>((resolve) => {
        wake = resolve
      })
      stream.resume()
      await enough
    }
    if (failure) throw failure
    const piece = text
    text = ''
    if (piece !== '') yield piece
  }
}
