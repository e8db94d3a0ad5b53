// node run-job.mjs <bundler> <job as JSON>: one build in a process of its own, with the exit code that the tool's own
// command would give. `fault` turns into what JSON cannot hold.
import { builders } from './tools/index.mjs'

const [bundler, text] = process.argv.slice(2)
const job = JSON.parse(text)
if (job.fault === 'broken-loc') job.options.entry = (entry) => ({ ...entry, loc: 'https://other.example/' })

try {
  await builders[bundler](job)
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
