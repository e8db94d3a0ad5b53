#!/usr/bin/env node
import { FAILED } from './exit-code.ts'
import { main } from './main.ts'
import { openTerminal } from './print.ts'

const terminal = openTerminal()
try {
  process.exitCode = await main(process.argv.slice(2), terminal)
} catch (error) {
  // A fault of ours: the stack belongs into a bug report.
  terminal.err(
    `${error instanceof Error ? error.stack : String(error)}\nThis is a fault in mapwright. Please report it with the lines above.\n`,
  )
  process.exitCode = FAILED
}
