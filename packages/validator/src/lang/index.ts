import type { Words } from '../rule.ts'
import { ru } from './ru.ts'

/** Words of a rule in another language, with those of its variants. */
export interface Translation extends Words {
  variants?: Record<string, Words>
}

/** By rule id. Rules without an entry are worded in English. */
export type Translations = Partial<Record<string, Translation>>

/** English is in the rules themselves. */
export const languages: Partial<Record<string, Translations>> = { ru }
