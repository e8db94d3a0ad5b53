import { escapeAttribute, escapeText } from './escape.ts'

/** An element with text, or nothing where there is no value. `attributes` as `attribute` makes them. */
export const element = (tag: string, value: string | undefined, attributes = ''): string =>
  value ? `<${tag}${attributes}>${escapeText(String(value))}</${tag}>` : ''

/** An attribute with the space before it, or nothing where there is no value. */
export const attribute = (name: string, value: string | undefined): string =>
  value ? ` ${name}="${escapeAttribute(String(value))}"` : ''

/** A decimal as the schemas take it: no exponent, one place at least, six at most. What is no number is left for the check to report. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return String(value)
  const text = value.toFixed(6).replace(/0+$/, '')
  return text.endsWith('.') ? `${text}0` : text
}

export const formatWhole = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : String(value)

export const yesOrNo = (value: boolean | undefined): string | undefined =>
  value === undefined ? undefined : value ? 'yes' : 'no'
