import { checkFile, checkWith, type FileResult, rules, type Settings } from '@mapwright/validator'
import { Failure } from './failure.ts'
import type { Source } from './inputs/gather.ts'
import { explainUnreadable, isSystemError } from './inputs/unreadable.ts'

/** Below this size in all, starting threads costs more than it saves. Bytes. */
const WORTH_THREADS = 4 * 1024 * 1024

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
    const { checkInThreads } = await import('./check-in-threads.ts')
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
