import type { RobotsDirectives } from '../model.ts'
import { CRAWLERS } from './head.ts'

/** What meta elements and headers say to crawlers: `robots` (or no name) is all of them. */
export function judgeRobots(directives: { name: string; content: string }[]): RobotsDirectives {
  const kept = new Set(directives.filter(({ content }) => saysNoindex(content)).map(({ name }) => name))
  return { noindex: kept.has('robots'), noindexFor: CRAWLERS.filter((name) => kept.has(name)) }
}

/** Whole tokens between commas or blanks count; `max-image-preview:none` is another directive's value. */
const saysNoindex = (content: string) =>
  content
    .toLowerCase()
    .split(',')
    .filter((directive) => !directive.includes(':'))
    .flatMap((directive) => directive.split(/[\s;]+/))
    .some((token) => token === 'noindex' || token === 'none')
