import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { checkFile, checkWith, type FileResult, type Input, rules, type Settings } from '@mapwright/validator'
import { Failure } from './failure.ts'
import type { Source } from './inputs/gather.ts'
import { explainUnreadable, isSystemError } from './inputs/unreadable.ts'

/** Below this size in all, starting threads costs more than it saves. Bytes. */
const WORTH_THREADS = 4 * 1024 * 1024

/** What a thread is told of a file. */
export interface Job extends Omit<Input, 'bytes'> {
  index: number
  file: string
}

/** What a thread answers. */
export type Answer = { result: FileResult } | { failed: string; code?: string; syscall?: string }

/**
 * Checks the files, several big ones in threads of their own, and answers in the order of the sources.
 * @throws Failure for a file that cannot be read.
 */
export async function checkFiles(sources: Source[], settings: Settings): Promise<FileResult[]> {
  const size = sources.reduce((sum, { file }) => sum + (file?.size ?? 0), 0)
  const onDisk = sources.filter(({ file }) => file !== undefined)
  // What is known of the pages is a function, which no thread can be sent.
  if (onDisk.length > 1 && size > WORTH_THREADS && !settings.pageFacts) {
    const others = sources.filter(({ file }) => file === undefined)
    const results = new Map<Source, FileResult>()
    for (const [source, result] of await checkInThreads(onDisk, settings)) results.set(source, result)
    for (const source of others) results.set(source, await checkSource(source, settings))
    return sources.map((source) => results.get(source)!)
  }
  const results: FileResult[] = []
  for (const source of sources) results.push(await checkSource(source, settings))
  return results
}

async function checkSource({ open, file: _, ...input }: Source, settings: Settings): Promise<FileResult> {
  const { served = { status: 200 } } = input
  try {
    // Without the file there is only the answer to judge.
    if (served.status !== 200) return await checkWith(answerRules(), { ...input, bytes: [] }, settings)
    return await checkFile({ ...input, bytes: open() }, settings)
  } catch (error) {
    throw isSystemError(error) ? new Failure(explainUnreadable(input.path, error)) : error
  }
}

const answerRules = () => rules.filter(({ scope }) => scope === 'fetch')

async function checkInThreads(sources: Source[], settings: Settings): Promise<[Source, FileResult][]> {
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
