import type { Attribute, Element, Entry } from '../rule.ts'
import { attribute, extensionsOf } from './extensions.ts'

/** An `<xhtml:link>` that names a version of the page in another language: `rel` says alternate, `hreflang` which. */
export interface Alternate {
  element: Element
  hreflang: Attribute
  /** Absent where the link has none, or an empty one. */
  href?: Attribute
}

/** The parts of an hreflang value of the form language[-Script][-REGION], as written. */
export interface LanguageTag {
  language: string
  script?: string
  region?: string
}

const TAG = /^([a-z]{1,8})(?:-([a-z]{4}))?(?:-([a-z]{2}|\d{3}))?$/i
const NONE: Alternate[] = []

/** Takes an hreflang value apart; undefined where it has another form, `x-default` included. */
export function readLanguageTag(value: string): LanguageTag | undefined {
  const [, language, script, region] = TAG.exec(value) ?? []
  return language === undefined ? undefined : { language, script, region }
}

export const isDefault = (value: string): boolean => value.toLowerCase() === 'x-default'

let asked: Entry | undefined
let answer = NONE

/** The alternates of an entry. Links with a fault that `hreflang-attribute-missing` reports are not among them, but for those without href. */
export function alternatesOf(entry: Entry): Alternate[] {
  if (entry === asked) return answer
  asked = entry
  const { links } = extensionsOf(entry)
  answer = links.length === 0 ? NONE : links.flatMap(readAlternate)
  return answer
}

function readAlternate(element: Element): Alternate[] {
  const hreflang = attribute(element, 'hreflang')
  if (!hreflang || !isAlternate(element)) return []
  const href = attribute(element, 'href')
  return [{ element, hreflang, href: href && href.value.trim() !== '' ? href : undefined }]
}

/** Whether `rel`, a list of words in any case, has the word alternate. */
export const isAlternate = (link: Element): boolean =>
  (attribute(link, 'rel')?.value ?? '').toLowerCase().split(/\s+/).includes('alternate')
