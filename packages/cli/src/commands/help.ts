import { type Command, commands } from './table.ts'

/** The help of the command that the line names, else of the program. */
export function formatHelp(line: string[]): string {
  const command = commands.find(({ name }) => line.includes(name))
  return command ? describeCommand(command) : describeProgram()
}

const describeProgram = () => `mapwright <command>

${columns(commands.map(({ name, about }) => [name, about]))}

mapwright <command> --help tells the flags of a command, mapwright --version the version.
Exit codes: 0 nothing at or above --fail-on, 1 findings, 2 it could not be done.
`

const describeCommand = ({ name, usage, about, flags, examples }: Command) => `mapwright ${name} ${usage}

${about}

${columns(flags.map(({ flag, about }) => [flag, about]))}

${examples.map((example) => `  ${example}`).join('\n')}
`

function columns(rows: [string, string][]): string {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n')
}
