import { optionTable } from '@mapwright/core'
import { describe, expect, it } from 'vitest'
import { makeFolder, page, runCommand, urlset } from '../testing/run-command.ts'
import { check } from './check.ts'
import { explain } from './explain.ts'
import { generate } from './generate.ts'
import { listRules } from './rules.ts'
import { commands } from './table.ts'

const nameOf = (flag: string) =>
  /^--(?:no-)?([a-z-]+)/.exec(flag)![1]!.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Flags that note which of them a command asks for. */
function watchedFlags(values: Record<string, unknown>) {
  const asked = new Set<string>()
  const flags = new Proxy(values, {
    get(target, name: string) {
      asked.add(name)
      return target[name]
    },
  })
  return { flags, asked }
}

const quiet = (cwd: string) => ({
  out: async () => {},
  err: () => {},
  async *stdin() {},
  paint: (_: unknown, text: string) => text,
  paintErr: (_: unknown, text: string) => text,
  showsProgress: false,
  env: {},
  cwd,
})

describe('--help', () => {
  it.each(commands.map((command) => [command.name, command] as const))(
    'of %s tells its usage and every flag',
    async (name, command) => {
      const { code, out } = await runCommand([name, '--help'])
      expect(code).toBe(0)
      expect(out.split('\n')[0]).toBe(`mapwright ${name} ${command.usage}`)
      const rows = out.split('\n').map((line) => line.trim().split(/ {2,}/))
      for (const { flag, about } of command.flags) expect(rows).toContainEqual([flag, about])
      for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(125)
    },
  )

  it('tells the commands, on stdout where it is asked for and on stderr where nothing is', async () => {
    for (const line of [['--help'], ['-h'], ['help']]) {
      const { code, out } = await runCommand(line)
      expect(code).toBe(0)
      for (const { name, about } of commands)
        expect(out).toMatch(new RegExp(`^  ${name} .*${about.slice(0, 20)}`, 'm'))
    }
    const nothing = await runCommand([])
    expect([nothing.code, nothing.out]).toEqual([2, ''])
    expect(nothing.err).toContain('mapwright <command>')
  })

  it('tells of a command in either order', async () => {
    const { out } = await runCommand(['check', '--help'])
    expect((await runCommand(['help', 'check'])).out).toBe(out)
    expect((await runCommand(['--help', 'check'])).out).toBe(out)
  })

  it('tells the version', async () => {
    for (const flag of ['--version', '-v'])
      expect((await runCommand([flag])).out).toMatch(/^mapwright \d+\.\d+\.\d+/)
  })

  it('names no flag that the code does not ask for, and leaves none out', async () => {
    const cwd = makeFolder({
      'dist/index.html': page(),
      's.xml': urlset('https://www.example.com/'),
      'package.json': '{}',
    })
    const site = 'https://www.example.com'
    const runs: Record<string, (flags: Record<string, unknown>) => Promise<unknown>> = {
      check: (flags) => check(['s.xml'], flags, quiet(cwd)),
      generate: (flags) => generate(['dist'], flags, quiet(cwd)),
      explain: async (flags) => {
        await explain(['/'], flags, quiet(cwd))
        await explain(['/', 'dist'], flags, quiet(cwd))
      },
      rules: (flags) => listRules([], flags, quiet(cwd)),
    }
    await generate(['dist'], { site }, quiet(cwd))
    for (const command of commands) {
      const { flags, asked } = watchedFlags({ site })
      await runs[command.name]!(flags)
      const told = new Set(command.flags.map(({ flag }) => nameOf(flag)))
      // A run that is thrown away is written nowhere, and its level of failure has no use.
      const unused = command.name === 'explain' ? ['out', 'failOn'] : []
      expect([...asked].filter((name) => !told.has(name)).sort(), command.name).toEqual(unused.sort())
      expect(
        [...told].filter((name) => !asked.has(name)),
        command.name,
      ).toEqual([])
    }
  })

  it('names an option of core for each flag that sets one', () => {
    const options = new Set(optionTable.map(({ name }) => name))
    for (const { flags } of commands) {
      for (const { option } of flags) if (option !== undefined) expect(options).toContain(option)
    }
  })
})
