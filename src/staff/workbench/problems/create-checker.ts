import type { Problem } from '../../checker/problem'
import type { Files } from '../files/change'
import type { CheckReply } from './check-worker'

type Problems = readonly Problem[]

/**
 * The checker in a thread of its own, so that typing never waits for it. While it looks at some files, all who ask wait
 * together, and are then answered for the files asked about last. Rejects when the checker itself fails.
 * @example const check = createChecker(() => new Worker(…)); await check(files) // => []
 */
export function createChecker(createWorker: () => Worker): (files: Files) => Promise<Problems> {
  let worker: Worker | undefined
  let newest: Files = new Map()
  let busy: Promise<unknown> = Promise.resolve()
  let waiting: Promise<Problems> | undefined

  const begin = (): Promise<Problems> => {
    waiting = undefined
    const answer = ask((worker ??= createWorker()), newest)
    busy = answer.catch(() => undefined)
    return answer
  }
  return (files) => {
    newest = files
    waiting ??= busy.then(begin)
    return waiting
  }
}

function ask(worker: Worker, files: Files): Promise<Problems> {
  return new Promise((resolve, reject) => {
    const once = { once: true }
    const hear = ({ data }: MessageEvent<CheckReply>) => {
      if (data.ok) resolve(data.problems)
      else reject(new Error(data.error))
    }
    worker.addEventListener('message', hear, once)
    worker.addEventListener('error', ({ message }) => reject(new Error(message)), once)
    // A worker has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage([...files])
  })
}
