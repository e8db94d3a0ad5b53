import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commands } from './commands/table.ts'
import { parse } from './parse.ts'

describe('parse', () => {
  it('takes the arguments and flags of a command', () => {
    const { command, args, flags } = parse([
      'check',
      'a.xml',
      '--format',
      'json',
      '--rule',
      'x=off',
      '--rule=y=info',
    ])
    expect(command.name).toBe('check')
    expect(args).toEqual(['a.xml'])
    expect(flags).toEqual({ format: 'json', rule: ['x=off', 'y=info'] })
  })

  it.each([
    ['a lone dash', ['check', '-'], ['-']],
    ['a lone dash before others', ['check', '-', 'a.xml'], ['-', 'a.xml']],
    ['a name that looks like a number', ['check', '007', '1e3'], ['007', '1e3']],
    ['what stands behind --', ['check', 'a', '--', '--format', '-'], ['a', '--format', '-']],
    ['an argument behind an empty value', ['check', '--output-file=', 'a'], ['a']],
    ['an argument behind a switch', ['check', '--pages', 'https://example.com'], ['https://example.com']],
  ])('keeps %s', (_, line, args) => {
    expect(parse(line).args).toEqual(args)
  })

  it('keeps values as they were typed', () => {
    const { flags } = parse(['generate', 'dist', '--filename', '007', '--base=1e3', '--out', '-'])
    expect(flags).toEqual({ filename: '007', base: '1e3', out: '-' })
  })

  it('counts a switch that is given twice once', () => {
    expect(parse(['generate', 'dist', '--gzip', '--gzip']).flags).toEqual({ gzip: true })
    expect(parse(['generate', 'dist', '--no-robots']).flags).toEqual({ robots: false })
  })

  it.each([
    [['check', '--fromat', 'json'], 'mapwright check knows no flag --fromat. Did you mean --format?'],
    [['check', '--fail_on=never'], 'mapwright check knows no flag --fail_on. Did you mean --fail-on?'],
    [['check', '-q'], 'mapwright check knows no flag -q. mapwright check --help lists them.'],
    [['rules', '--site', 'x'], 'mapwright rules knows no flag --site. mapwright rules --help lists them.'],
    [
      ['generate', '--zebrafish'],
      'mapwright generate knows no flag --zebrafish. mapwright generate --help lists them.',
    ],
    [['chekc'], 'There is no command "chekc". Did you mean mapwright check?'],
    [['publish-it-all'], 'There is no command "publish-it-all". There are check, generate, explain, rules.'],
    [['check', '--format'], 'value is missing'],
    [['check', '--no-format'], 'value is missing'],
  ])('refuses %j', (line, message) => {
    expect(() => parse(line)).toThrow(message)
  })

  it('gives back any arguments and values', () => {
    const word = fc.string({ minLength: 1 }).filter((text) => !text.startsWith('-') && !text.includes('\0'))
    fc.assert(
      fc.property(fc.array(word), word, (args, value) => {
        const parsed = parse(['check', ...args, `--output-file=${value}`])
        expect(parsed.args).toEqual(args)
        expect(parsed.flags).toEqual({ outputFile: value })
      }),
    )
  })

  it('knows each flag of each command', () => {
    for (const { name, flags } of commands) {
      for (const { flag } of flags) {
        const [, text = ''] = /^(--[a-z-]+)/.exec(flag) ?? []
        expect(Object.keys(parse([name, flag.includes('<') ? `${text}=x` : text]).flags)).toHaveLength(1)
      }
    }
  })
})
