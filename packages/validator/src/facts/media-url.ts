import { takeApart } from '../read/loc-parts.ts'
import { trimXml } from '../read/tree.ts'
import type { LocParts, Offset, Problem, Words } from '../rule.ts'
import { badPercentAt, illegalCharacter, judgeUrl } from './url.ts'

/** Wordings for what `judgeAddress` finds; rules that use it have `relative` as their plain words. */
export const urlWords: Record<'relative' | 'scheme' | 'host' | 'character' | 'percent', Words> = {
  relative: {
    message: '`{tag}` says "{url}", which is no complete URL; it is not resolved against the page.',
    fix: 'Write the whole URL, with scheme and host.',
  },
  scheme: {
    message: '`{tag}` names "{url}", and crawlers do not fetch {scheme} here.',
    fix: 'Publish it under an http or https URL and name that, or leave the tag out.',
  },
  host: {
    message: '`{tag}` says "{url}", whose host cannot be one.',
    fix: 'Write the whole URL, with scheme, host and path.',
  },
  character: {
    message: '`{tag}` says "{url}"; the character {char} cannot stand in a URL as it is.',
    fix: 'Percent-encode it: a space becomes %20.',
  },
  percent: {
    message: '`{tag}` says "{url}"; a percent sign in it is not followed by two hexadecimal digits.',
    fix: 'Write %25 for a percent sign that stands for itself.',
  },
}

/**
 * What is wrong with an address in an extension tag or attribute: the tests of a loc, but for those about its host and folder.
 * `schemes`: those that may be named, in small letters. An empty address is no fault here.
 */
export function judgeAddress(
  { value, at }: { value: string; at: Offset },
  tag: string,
  schemes: readonly string[] = ['http', 'https'],
): Problem[] {
  const text = trimXml(value)
  if (text === '') return []
  const url = takeApart(text)
  const params = { tag, url: text }
  const start = at + value.indexOf(text)
  const fault = schemes.includes(url.scheme.toLowerCase()) ? faultOfHost(url) : judgeUrl(url)
  if (fault === 'scheme')
    return [{ at: start, params: { ...params, scheme: `${url.scheme}:` }, variant: 'scheme' }]
  if (fault === 'host' || fault === 'literal' || fault === 'port')
    return [{ at: start, params, variant: 'host' }]
  if (fault !== undefined) return [{ at: start, params, variant: 'relative' }]
  const illegal = illegalCharacter(url)
  if (illegal) {
    const char = illegal.char === ' ' ? '" " (space)' : `"${illegal.char}"`
    return [{ at: start + illegal.at, params: { ...params, char }, variant: 'character' }]
  }
  const percent = badPercentAt(text)
  return percent === -1 ? [] : [{ at: start + percent, params, variant: 'percent' }]
}

/** The faults of a URL whose scheme is allowed; ftp is judged as http is. */
const faultOfHost = (url: LocParts): ReturnType<typeof judgeUrl> =>
  /^https?$/i.test(url.scheme)
    ? judgeUrl(url)
    : judgeUrl(takeApart(`http${url.value.slice(url.scheme.length)}`))
