import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'

export default defineRule({
  id: 'loc-userinfo',
  scope: 'loc',
  severity: 'info',
  engine: 'all',
  tier: 'extended',
  summary: 'A URL holds no user name and no password.',
  why: 'A sitemap is public, and the address of a page needs no login. Often the setting of a test server got into the build.',
  sources: [cite(documents.uri, '3.2.1 User Information; 7.5 Sensitive Information')],
  words: {
    message: 'A user name or password stands before the host {host}.',
    fix: 'Remove it together with the @; change the password if it is a real one.',
  },
  skipPlain: true,
  examples: () => ({
    good: [
      '<url><loc>https://example.com/@user</loc></url>',
      '<url><loc>https://example.com/?to=a@example.com</loc></url>',
    ],
    bad: ['<url><loc>https://u:p@example.com/</loc></url>', '<url><loc>https://u@example.com/</loc></url>'],
  }),
  check: {
    loc: ({ userinfo, host }) => (userinfo === '' ? undefined : { params: { host } }),
  },
})
