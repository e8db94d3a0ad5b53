// node watch-job.mjs <bundler> <job as JSON>: watches until the process is ended. While the file `broken` is in the
// root, the hook breaks every loc.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { watchers } from './tools/watch.mjs'

const [bundler, text] = process.argv.slice(2)
const job = JSON.parse(text)
job.options.entry = (entry) =>
  existsSync(join(job.root, 'broken')) ? { ...entry, loc: 'https://other.example/' } : entry

await watchers[bundler](job)
