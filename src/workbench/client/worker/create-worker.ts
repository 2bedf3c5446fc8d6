import type { Diagnostic } from '../../../lint/report/diagnostic'
import type { NewForm } from '../../../generate/new/new-form'
import type { NewFormAnswers } from '../../../generate/new/new-form-answers'
import type { FileChanges } from '../../../generate/fix/file-changes'
import type { Files } from '../files/change'
import type { WorkerRequest, Job, WorkerReply, JobResults } from './job'

/** Slow tasks; each rejects only when its own code fails. */
export interface FormWorker {
  /** While one run is in progress, later calls are combined: only the newest files are linted. */
  readonly check: (files: Files) => Promise<readonly Diagnostic[]>
  /** The same for exactly these files, whatever other calls there are. */
  readonly checkOnce: (files: Files) => Promise<readonly Diagnostic[]>
  readonly repair: (files: Files) => Promise<FileChanges>
  readonly newForm: (answers: NewFormAnswers, files: Files) => Promise<NewForm>
}

/**
 * Linter and generator in a worker, so that typing never waits for them.
 * @example const worker = createFormWorker(() => new Worker(…)); await worker.check(files) // => []
 */
export function createFormWorker(createWorker: () => Worker): FormWorker {
  let worker: Worker | undefined
  let asked = 0
  const ask = <Kind extends Job['kind']>(job: Job & { readonly kind: Kind }): Promise<JobResults[Kind]> => {
    worker ??= createWorker()
    asked += 1
    // The worker replies to each kind of job with its own kind of result.
    return askWorker(worker, { id: asked, job }) as Promise<JobResults[Kind]>
  }
  return {
    check: lastOnly((files: Files) => ask({ kind: 'check', files: [...files] })),
    checkOnce: (files) => ask({ kind: 'check', files: [...files] }),
    repair: (files) => ask({ kind: 'repair', files: [...files] }),
    newForm: (answers, files) => ask({ kind: 'new-form', files: [...files], answers }),
  }
}

function askWorker(worker: Worker, ask: WorkerRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const done = new AbortController()
    const hear = ({ data }: MessageEvent<WorkerReply>) => {
      if (data.id !== ask.id) return
      done.abort()
      if (data.ok) resolve(data.result)
      else reject(new Error(data.error))
    }
    const fail = ({ message }: ErrorEvent) => {
      done.abort()
      reject(new Error(message))
    }
    worker.addEventListener('message', hear, { signal: done.signal })
    worker.addEventListener('error', fail, { signal: done.signal })
    // A worker has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(ask)
  })
}

/**
 * Allows one run at a time: calls during a run are combined into one, which gets the newest input. Right where only the
 * newest result matters.
 * @example const check = lastOnly(slowCheck); check(a); check(b); check(c) // runs for a, then once for c
 */
function lastOnly<Input, Output>(run: (input: Input) => Promise<Output>): (input: Input) => Promise<Output> {
  let busy: Promise<unknown> = Promise.resolve()
  let waiting: { input: Input; readonly answer: Promise<Output> } | undefined
  return (input) => {
    if (waiting) {
      waiting.input = input
      return waiting.answer
    }
    const turn: { input: Input; readonly answer: Promise<Output> } = {
      input,
      answer: busy.then(() => begin()),
    }
    const begin = (): Promise<Output> => {
      waiting = undefined
      const answer = run(turn.input)
      busy = answer.catch(() => undefined)
      return answer
    }
    waiting = turn
    return turn.answer
  }
}
