import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { checkFile, type FileResult, type Settings } from '@mapwright/validator'
import { Failure } from './failure.ts'
import { explainUnreadable, type Source } from './inputs/gather.ts'

/** Below this size in all, starting threads costs more than it saves. Bytes. */
const WORTH_THREADS = 4 * 1024 * 1024

/** What a thread is told: everything of a source and the settings that can be cloned. */
export interface Job {
  index: number
  path: string
  url: string | undefined
  file: string
}

/**
 * Checks the files, several big ones in threads of their own, and answers in the order of the sources.
 * @throws Failure for a file that cannot be read.
 */
export async function checkFiles(sources: Source[], settings: Settings): Promise<FileResult[]> {
  const size = sources.reduce((sum, { file }) => sum + (file?.size ?? 0), 0)
  const onDisk = sources.every(({ file }) => file !== undefined)
  const threads = Math.min(availableParallelism(), sources.length)
  if (threads > 1 && onDisk && size > WORTH_THREADS && !settings.pageFacts) {
    return checkInThreads(sources, settings, threads)
  }
  const results: FileResult[] = []
  for (const source of sources) results.push(await checkSource(source, settings))
  return results
}

async function checkSource({ open, file: _, ...input }: Source, settings: Settings): Promise<FileResult> {
  try {
    return await checkFile({ ...input, bytes: open() }, settings)
  } catch (error) {
    throw failureOf(input.path, error)
  }
}

/** An error of reading becomes a sentence; anything else is a fault of ours and stays what it is. */
const failureOf = (path: string, error: unknown) =>
  error instanceof Error && 'code' in error && 'syscall' in error
    ? new Failure(explainUnreadable(path, error as NodeJS.ErrnoException))
    : error

async function checkInThreads(sources: Source[], settings: Settings, threads: number): Promise<FileResult[]> {
  const { progress, signal: _, pageFacts: __, ...plain } = settings
  // The biggest first, so that no thread is left alone with one at the end.
  const jobs: Job[] = sources
    .map(({ path, url, file }, index) => ({ index, path, url, file: file!.path, size: file!.size }))
    .sort((a, b) => b.size - a.size)
    .map(({ size: __, ...job }) => job)
  const results: FileResult[] = []
  const workers = Array.from(
    { length: threads },
    () => new Worker(fileURLToPath(new URL('./check-worker.js', import.meta.url)), { workerData: plain }),
  )
  try {
    await Promise.all(workers.map((worker) => runJobs(worker, jobs, results, progress)))
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
  return results
}

type Answer = { result: FileResult } | { failed: string; code?: string }

async function runJobs(worker: Worker, jobs: Job[], results: FileResult[], progress: Settings['progress']) {
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    worker.postMessage(job)
    const answer = await nextAnswer(worker)
    if ('failed' in answer) {
      throw answer.code
        ? new Failure(
            explainUnreadable(job.path, Object.assign(new Error(answer.failed), { code: answer.code })),
          )
        : new Error(answer.failed)
    }
    results[job.index] = answer.result
    progress?.({ path: job.path, bytes: answer.result.bytes, urls: answer.result.urls })
  }
}

const nextAnswer = (worker: Worker) =>
  new Promise<Answer>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
