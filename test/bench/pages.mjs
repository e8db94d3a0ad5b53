import { compare } from './measure.mjs'

export default () =>
  compare('10,000 pages of 20 kB: a whole run, against merely reading the files', [
    { name: 'find and read', script: 'read-pages.ts' },
    { name: 'Mapwright: run', script: 'run-pages.ts' },
  ])
