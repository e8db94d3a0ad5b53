import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { FileResult, Input, Settings } from '@mapwright/validator'
import { Failure } from './failure.ts'
import type { Source } from './inputs/gather.ts'
import { explainUnreadable } from './inputs/unreadable.ts'

/** What a thread is told of a file. */
export interface Job extends Omit<Input, 'bytes'> {
  index: number
  file: string
}

/** What a thread answers. */
export type Answer = { result: FileResult } | { failed: string; code?: string; syscall?: string }

/** Checks files of the disk in as many threads as there are cores. */
export async function checkInThreads(sources: Source[], settings: Settings): Promise<[Source, FileResult][]> {
  const { progress, signal: _, pageFacts: __, ...plain } = settings
  // The biggest first, so that no thread is left alone with one at the end.
  const bySize = [...sources.keys()].sort((a, b) => sources[b]!.file!.size - sources[a]!.file!.size)
  const jobs: Job[] = bySize.map((index) => {
    const { path, url, served, file } = sources[index]!
    return { index, path, url, served, file: file!.path }
  })
  const results: FileResult[] = []
  const script = fileURLToPath(new URL('./check-worker.js', import.meta.url))
  const threads = Math.min(availableParallelism(), sources.length)
  const workers = Array.from({ length: threads }, () => new Worker(script, { workerData: plain }))
  try {
    await Promise.all(workers.map((worker) => runJobs(worker, jobs, results, progress)))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
  return sources.map((source, index) => [source, results[index]!])
}

async function runJobs(worker: Worker, jobs: Job[], results: FileResult[], progress: Settings['progress']) {
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    worker.postMessage(job)
    const [answer] = (await once(worker, 'message')) as [Answer]
    if ('failed' in answer) {
      const { failed, ...about } = answer
      const error = Object.assign(new Error(failed), about)
      throw about.syscall === undefined ? error : new Failure(explainUnreadable(job.path, error))
    }
    results[job.index] = answer.result
    progress?.({ path: job.path, bytes: answer.result.bytes, urls: answer.result.urls })
  }
}
