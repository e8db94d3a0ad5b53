import { commands } from './table.ts'

/** The help of the program, or of one command. */
export function formatHelp(name: string | undefined): string {
  const command = commands.find((one) => one.name === name)
  if (!command) {
    return [
      'mapwright <command>',
      '',
      ...columns(commands.map(({ name, about }) => [name, about])),
      '',
      'mapwright <command> --help tells the flags of one. mapwright --version tells the version.',
      'Exit codes: 0 nothing to report, 1 findings at or above --fail-on, 2 it could not be done.',
      '',
    ].join('\n')
  }
  return [
    `mapwright ${command.name} ${command.usage}`,
    '',
    `${command.about}.`,
    '',
    ...columns(command.flags.map(({ flag, about }) => [flag, about])),
    '',
    ...command.examples.map((example) => `  ${example}`),
    '',
  ].join('\n')
}

function columns(rows: string[][]): string[] {
  const width = Math.max(...rows.map(([left]) => left!.length))
  return rows.map(([left, right]) => `  ${left!.padEnd(width)}  ${right}`)
}
