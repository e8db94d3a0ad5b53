// What the command uses of the validator, bundled by itself (tsup.config.ts, load-validator.ts).
export { checkFile, checkWith, findRule, joinSet, render, rules, settingsWith } from '@mapwright/validator'
export { formatGithub, formatJson, formatPretty, formatSarif, toJson } from '@mapwright/validator/formats'
