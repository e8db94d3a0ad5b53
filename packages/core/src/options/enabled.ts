import type { EnabledInput, Options } from '../options.ts'

/** Whether a run shall happen at all; judged before any other option. Throws nothing: a wrong value is left to the schema. */
export function isEnabled(options: Options, about: EnabledInput): boolean {
  const { enabled = about.command === 'build' } = options
  return typeof enabled === 'function' ? Boolean(enabled(about)) : Boolean(enabled)
}
