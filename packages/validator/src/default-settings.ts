import type { Settings } from './settings.ts'

/** Complete settings: all engines, every rule at its own level, at most 100 places a rule and file. The clock is yours. */
export const settingsWith = (given: Partial<Settings> & Pick<Settings, 'now'>): Settings => ({
  engines: [],
  rules: {},
  crossSubmit: false,
  perRule: 100,
  ...given,
})
