// docs/cli.md: the help of each command as the command itself prints it, between their markers.
import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export const name = 'command-page'

const path = 'docs/cli.md'

export async function files(root) {
  const help = (command) =>
    execFileSync(process.execPath, [join(root, 'packages/cli/dist/cli.js'), command, '--help'], {
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    }).trimEnd()
  const text = await readFile(join(root, path), 'utf8')
  const filled = text.replace(
    /(<!-- help: (\w+) -->\n)[\s\S]*?(<!-- \/help -->)/g,
    (_, begin, command, end) => `${begin}\n\`\`\`text\n${help(command)}\n\`\`\`\n\n${end}`,
  )
  return new Map([[path, filled]])
}
