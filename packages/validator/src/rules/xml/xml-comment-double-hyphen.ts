import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'xml-comment-double-hyphen',
  scope: 'xml',
  severity: 'error',
  engine: 'all',
  tier: 'core',
  summary: 'No comment holds two hyphens in a row.',
  why: 'XML forbids them, since they begin the end of the comment; strict readers stop there.',
  sources: [cite(documents.xml, '2.5 Comments')],
  knownAs: { google: ['Parsing error'], yandex: ['Невалидный XML'] },
  words: {
    message: 'A comment holds "--", which XML forbids inside it.',
    fix: 'Write a single hyphen or a dash, or remove the comment.',
  },
  variants: {
    end: {
      message: 'A comment ends in "--->"; only "-->" may end it.',
      fix: 'Remove the third hyphen.',
    },
  },
  examples: () => ({
    good: [
      '<!-- a - b --><url><loc>https://example.com/</loc></url>',
      '<!-- a – b --><url><loc>https://example.com/a--b</loc></url>',
    ],
    bad: [
      '<!-- a -- b --><url><loc>https://example.com/</loc></url>',
      '<!-- a ---><url><loc>https://example.com/</loc></url>',
    ],
  }),
  check: {},
})
