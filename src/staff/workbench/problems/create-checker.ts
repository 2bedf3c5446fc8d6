import type { Problem } from '../../checker/problem'
import type { Files } from '../files/change'
import type { CheckReply } from './check-worker'

/**
 * The checker in a thread of its own, so that typing never waits for it. Of several askings only the last is sure to be
 * looked at: an older one that has not begun gets the answer of the newer. Rejects when the checker itself fails.
 * @example const check = createChecker(() => new Worker(…)); await check(files) // => []
 */
export function createChecker(createWorker: () => Worker): (files: Files) => Promise<readonly Problem[]> {
  let worker: Worker | undefined
  let running: Promise<readonly Problem[]> | undefined
  let next: { readonly files: Files; readonly answer: PromiseWithResolvers<readonly Problem[]> } | undefined

  const ask = (files: Files): Promise<readonly Problem[]> => {
    const answer = Promise.withResolvers<readonly Problem[]>()
    const asked = (worker ??= createWorker())
    const once = { once: true }
    asked.addEventListener(
      'message',
      ({ data }: MessageEvent<CheckReply>) => {
        if (data.ok) answer.resolve(data.problems)
        else answer.reject(new Error(data.error))
      },
      once,
    )
    asked.addEventListener('error', ({ message }) => answer.reject(new Error(message)), once)
    // A worker has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    asked.postMessage([...files])
    return answer.promise
  }
  const goOn = (): void => {
    running = undefined
    if (!next) return
    const { files, answer } = next
    next = undefined
    start(files).then(answer.resolve, answer.reject)
  }
  const start = (files: Files): Promise<readonly Problem[]> => {
    running = ask(files)
    running.then(goOn, goOn)
    return running
  }
  return (files) => {
    if (!running) return start(files)
    const answer = next?.answer ?? Promise.withResolvers<readonly Problem[]>()
    next = { files, answer }
    return answer.promise
  }
}
