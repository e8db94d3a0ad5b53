import * as v from 'valibot'

/**
 * Pieces of the options' schema. The message of each says what was expected, as the end of the sentence "The option `x` must be …".
 */

export const or = (names: readonly string[]) =>
  names
    .map((name) => `'${name}'`)
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1')

export const oneOf = <const T extends readonly string[]>(names: T) => v.picklist(names, or(names))
export const aBoolean = v.boolean('true or false')
export const text = (what: string) => v.pipe(v.string(what), v.trim(), v.minLength(1, what))
export const aFunction = (what: string) =>
  v.custom<(...args: never[]) => unknown>((f) => typeof f === 'function', what)
/** `spelt` is the number as messages show it: Intl costs more to start than all of the options. */
export const wholeNumber = (most: number, spelt: string) => {
  const what = `a whole number from 1 to ${spelt}`
  return v.pipe(v.number(what), v.integer(what), v.minValue(1, what), v.maxValue(most, what))
}
export const listOf = <T extends v.GenericSchema>(item: T, what: string) => v.array(item, what)
export const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object that has no other keys; every unknown one is reported. */
export const exactly = <T extends v.ObjectEntries>(entries: T, what = 'an object') =>
  v.pipe(v.custom<object>(isObject, what), v.objectWithRest(entries, v.never('unknown')))

/** Several shapes: the first whose test holds judges the value, so that a message speaks of that shape alone. */
export const shapes = (what: string, ...options: [(value: unknown) => boolean, v.GenericSchema][]) =>
  v.lazy((value) => options.find(([fits]) => fits(value))?.[1] ?? v.never(what))
export const isText = (value: unknown) => typeof value === 'string'
export const isTrueOrFalse = (value: unknown) => typeof value === 'boolean'
export const isFunction = (value: unknown) => typeof value === 'function'

export const isSitemapUrl = (value: string) =>
  /^https?:\/\//i.test(value) && URL.canParse(value) && !new URL(value).hash
export const sitemapUrls = listOf(
  v.pipe(
    v.string('an absolute http(s) URL'),
    v.trim(),
    v.check(isSitemapUrl, 'an absolute http(s) URL without fragment'),
  ),
  'an array of absolute URLs',
)

export const textOrTexts = (what: string) =>
  shapes(what, [isText, text(what)], [Array.isArray, listOf(text(what), what)])
