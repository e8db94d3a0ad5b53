import { createReadStream } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { checkFile, type Settings } from '@mapwright/validator'
import type { Job } from './check-files.ts'

const settings = workerData as Settings

parentPort!.on('message', async ({ path, url, file }: Job) => {
  try {
    const bytes = createReadStream(file, { highWaterMark: 64 * 1024 })
    const result = await checkFile({ path, url, bytes }, settings)
    parentPort!.postMessage({ result }, [result.facts.locHashes.buffer as ArrayBuffer])
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    parentPort!.postMessage({ failed: message, code })
  }
})
