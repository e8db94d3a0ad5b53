import { directoryOf } from '../../facts/normal-form.ts'
import { takeApart } from '../../read/loc-parts.ts'
import { defineRule } from '../../rule.ts'
import { cite, documents } from '../../sources.ts'
import { locs } from '../example-parts.ts'

const file = locs('https://example.com/assets/a')

export default defineRule({
  id: 'set-location-not-root',
  scope: 'set-wide',
  severity: 'info',
  engine: 'all',
  tier: 'core',
  summary: 'A sitemap lies at the root of the site.',
  why: 'There it may list every page of the host; in a folder it speaks for that folder only. The name of the file is free.',
  sources: [
    cite(documents.protocol, 'Sitemap file location'),
    cite(documents.googleBuild, 'Sitemap file encoding and location'),
  ],
  words: {
    message:
      'This file lies in the folder {folder}, so by the protocol it may list only pages in that folder.',
    fix: 'Put it at the root of the site, unless it is meant for this folder only.',
  },
  needs: ['url'],
  kinds: ['urlset', 'index', 'text'],
  examples: () => ({
    good: [
      { file, url: 'https://example.com/sitemap.xml' },
      { file, url: 'https://example.com/any-name.xml?v=1' },
      { file, path: 'sitemap.xml', settings: { site: 'https://example.com/assets' } },
    ],
    bad: [{ file, url: 'https://example.com/assets/sitemap.xml' }],
  }),
  check: (context) => ({
    end() {
      const folder = directoryOf(context.url!.path)
      const { site } = context.settings
      const root = site === undefined ? '/' : directoryOf(`${takeApart(site).path}/`.replace(/\/+$/, '/'))
      return folder === '/' || folder === root ? undefined : { params: { folder } }
    },
  }),
})
