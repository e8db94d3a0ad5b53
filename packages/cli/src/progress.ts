import type { Settings } from '@mapwright/validator'
import type { Terminal } from './print.ts'

/** How long a check may take before its progress is shown, in milliseconds. */
const PATIENCE = 1000
/** Milliseconds between two lines. */
const PACE = 100

export interface Progress {
  tell: NonNullable<Settings['progress']>
  /** A line in words, for what is no reading of a file. */
  say(text: string): void
  /** Removes the line. May be called twice. */
  end(): void
}

/** One line on stderr that tells how far a long check has come; only where stderr is a terminal. */
export function showProgress(terminal: Terminal): Progress {
  const startedAt = Date.now()
  let shown = false
  let last = 0
  const isDue = () => {
    const now = Date.now()
    if (!terminal.showsProgress || now - startedAt < PATIENCE || now - last < PACE) return false
    last = now
    return true
  }
  const show = (text: string) => {
    shown = true
    terminal.err(
      `\r\x1b[2K${terminal.paintErr('dim', text.replace(/[\0-\x1f\x7f-\x9f]/g, '?').slice(0, 200))}`,
    )
  }
  return {
    // Worded only where it is shown: the first number that is written for a language costs as much as a small check.
    tell: ({ path, bytes, urls }) => {
      if (isDue())
        show(
          `${path}: ${urls.toLocaleString('en')} URLs, ${Math.round(bytes / 1024).toLocaleString('en')} KiB`,
        )
    },
    say: (text) => {
      if (isDue()) show(text)
    },
    end() {
      if (shown) terminal.err('\r\x1b[2K')
      shown = false
    },
  }
}
