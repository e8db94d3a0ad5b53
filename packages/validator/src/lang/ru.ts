import type { Translations } from './index.ts'

export const ru: Translations = {}
