import { styleText } from 'node:util'

type Style = Parameters<typeof styleText>[0]

/** The only place that writes. Results go to stdout, everything else to stderr. */
export interface Terminal {
  out(text: string): Promise<void>
  err(text: string): void
  stdin(): AsyncIterable<Uint8Array>
  /** Colours text for stdout; plain where stdout is no terminal, or NO_COLOR is set. */
  paint(style: Style, text: string): string
  /** Colours text for stderr. */
  paintErr(style: Style, text: string): string
  /** True where stderr is a terminal, so that progress may be shown. */
  showsProgress: boolean
  env: Record<string, string | undefined>
  cwd: string
}

export function openTerminal(): Terminal {
  // A reader that has enough (`| head`) closes the pipe; that is no failure of ours.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  return {
    out: (text) => writeAll(process.stdout, text),
    err: (text) => {
      process.stderr.write(text)
    },
    stdin: () => process.stdin,
    paint: painter(process.stdout),
    paintErr: painter(process.stderr),
    showsProgress: process.stderr.isTTY === true,
    env: process.env,
    cwd: process.cwd(),
  }
}

/** Waits until the text has left, so that a large report is whole before the process ends. */
const writeAll = (stream: NodeJS.WriteStream, text: string) =>
  new Promise<void>((resolve) => {
    stream.write(text, () => resolve())
  })

function painter(stream: NodeJS.WriteStream) {
  const { NO_COLOR, FORCE_COLOR } = process.env
  const colours = NO_COLOR ? false : FORCE_COLOR ? FORCE_COLOR !== '0' : stream.isTTY === true
  return (style: Style, text: string) => (colours ? styleText(style, text, { validateStream: false }) : text)
}
