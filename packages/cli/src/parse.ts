import { cac } from 'cac'
import { addFlags, type Command, commands } from './commands/table.ts'
import { Failure } from './failure.ts'
import { nearest } from './nearest.ts'

export interface Parsed {
  command: Command
  args: string[]
  flags: Record<string, unknown>
}

/**
 * The command line taken apart.
 * @throws Failure for a command or flag that does not exist, a flag without its value, and too many arguments.
 */
export function parse(line: string[]): Parsed {
  const command = requireCommand(line[0]!)
  requireKnownFlags(command, line.slice(1))
  const program = cac('mapwright')
  addFlags(program.command(`${command.name} [...args]`, '', { ignoreOptionDefaultValue: true }), command)
  program.parse(['', '', ...line.map(shield)], { run: false })
  const { matchedCommand, args, options } = program
  matchedCommand!.checkUnknownOptions()
  matchedCommand!.checkOptionValue()
  matchedCommand!.checkUnusedArgs()
  const { '--': rest = [], ...flags } = options
  const named = [...args, ...rest].map(unshield)
  return {
    command,
    args: named,
    flags: Object.fromEntries(Object.entries(flags).map(([name, value]) => [name, settle(value)])),
  }
}

/** A character that no argument of a process can hold. */
const SHIELD = '\0'

/**
 * The parser makes numbers of what looks like one (a file named 007), takes the next argument for an empty value, and drops a lone
 * `-`, which is how standard input is written. A shield in front keeps both as they were typed.
 */
function shield(arg: string): string {
  const [, name = '', value = arg] = /^(--[^=]+=)(.*)$/s.exec(arg) ?? []
  const isMistaken = value === '-' || (value === '' && name !== '') || Number.isFinite(Number(value))
  return isMistaken ? name + SHIELD + value : arg
}

const unshield = (value: string) => value.replace(SHIELD, '')

/** A switch given twice counts once, as it was given last. */
function settle(value: unknown): unknown {
  if (typeof value === 'string') return unshield(value)
  if (!Array.isArray(value)) return value
  return value.every((one) => typeof one === 'boolean') ? value.at(-1) : value.map(settle)
}

function requireCommand(name: string): Command {
  const command = commands.find((one) => one.name === name)
  if (command) return command
  const names = commands.map((one) => one.name)
  const near = nearest(name, names)
  throw new Failure(
    `There is no command "${name}". ${near ? `Did you mean mapwright ${near}?` : `There are ${names.join(', ')}.`}`,
  )
}

/** Judged by us, since the parser says neither what was meant nor what there is. */
function requireKnownFlags({ name, flags }: Command, args: string[]): void {
  const known = flags.map(({ flag }) => /--([a-z-]+)/.exec(flag)![1]!)
  for (const arg of args) {
    if (arg === '--') return
    const flag = /^--?([^=]+)/.exec(arg)?.[1]
    if (flag === undefined || isNumber(arg)) continue
    const bare = flag.replace(/^no-/, '')
    if (arg.startsWith('--') && [flag, bare, `no-${bare}`].some((one) => known.includes(one))) continue
    const near = nearest(flag, known)
    throw new Failure(
      `mapwright ${name} knows no flag ${/^[^=]+/.exec(arg)![0]}. ${near ? `Did you mean --${near}?` : `mapwright ${name} --help lists them.`}`,
    )
  }
}

const isNumber = (text: string) => Number.isFinite(Number(text))
