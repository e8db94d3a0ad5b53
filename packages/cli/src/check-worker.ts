import { createReadStream } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { checkFile, type Settings } from '@mapwright/validator'
import type { Answer, Job } from './check-in-threads.ts'

const settings = workerData as Settings

parentPort!.on('message', async ({ file, index: _, ...input }: Job) => {
  try {
    const bytes = createReadStream(file, { highWaterMark: 64 * 1024 })
    const result = await checkFile({ ...input, bytes }, settings)
    answer({ result }, [result.facts.locHashes.buffer as ArrayBuffer])
  } catch (error) {
    const { message, stack, code, syscall } = error as NodeJS.ErrnoException
    answer({ failed: syscall === undefined ? (stack ?? message) : message, code, syscall })
  }
})

const answer = (told: Answer, transfer: ArrayBuffer[] = []) => parentPort!.postMessage(told, transfer)
