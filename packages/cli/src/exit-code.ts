import type { Counts } from '@mapwright/validator'

export type FailOn = 'error' | 'warning' | 'never'

export const CLEAN = 0
export const FINDINGS = 1
/** All else: unknown flag, wrong option, unreadable input, no page. */
export const FAILED = 2

/** 1 where something at or above the level was found. */
export function exitCodeOf({ errors, warnings }: Counts, failOn: FailOn): number {
  if (failOn === 'never') return CLEAN
  return errors > 0 || (failOn === 'warning' && warnings > 0) ? FINDINGS : CLEAN
}
