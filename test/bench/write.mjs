import { compare } from './measure.mjs'

export default () =>
  compare('1,000,000 entries: write and check, against another library that only writes', [
    { name: 'the sitemap package: write', script: 'sitemap-package.ts' },
    { name: 'Mapwright: write, check, publish', script: 'write-and-check.ts' },
  ])
