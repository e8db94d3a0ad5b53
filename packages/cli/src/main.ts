import { CLEAN, FAILED } from './exit-code.ts'
import { Failure } from './failure.ts'
import { parse } from './parse.ts'
import type { Terminal } from './print.ts'
import { version } from './version.ts'

/** Runs the command line and answers with the exit code. Never throws for what a user can mend. */
export async function main(line: string[], terminal: Terminal): Promise<number> {
  try {
    const flags = line.includes('--') ? line.slice(0, line.indexOf('--')) : line
    if (flags.includes('--version') || ['-v', '-V'].includes(line[0]!)) {
      await terminal.out(`mapwright ${version}\n`)
      return CLEAN
    }
    if (line.length === 0 || line[0] === 'help' || flags.includes('--help') || flags.includes('-h')) {
      return await printHelp(line, terminal)
    }
    const { command, args, flags: given } = parse(line)
    return await command.run(args, given, terminal)
  } catch (error) {
    if (!isMendable(error)) throw error
    terminal.err(`${terminal.paintErr('red', 'mapwright:')} ${error.message}\n`)
    return FAILED
  }
}

async function printHelp(line: string[], terminal: Terminal): Promise<number> {
  const { formatHelp } = await import('./commands/help.ts')
  if (line.length > 0) {
    await terminal.out(formatHelp(line))
    return CLEAN
  }
  terminal.err(formatHelp(line))
  return FAILED
}

/** What the user can mend: said in one line, without a stack. Everything else is a fault of ours. */
const isMendable = (error: unknown): error is Error =>
  error instanceof Failure ||
  (error instanceof Error && ['CACError', 'OptionError', 'FolderError'].includes(error.name))
