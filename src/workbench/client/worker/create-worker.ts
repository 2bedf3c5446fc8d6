import type { NewFormAnswers } from '../../../generate/new/new-form-answers'
import type { Files } from '../../form-files'
import type { JobInput, JobName, JobResult, WorkerReply, WorkerRequest } from './jobs'

export type FormWorker = ReturnType<typeof createFormWorker>

/**
 * Linter and generator in a worker, so that typing never waits for them. A job rejects when its own code
 * fails; if the worker itself fails, all its jobs reject, and the next one gets a new worker.
 * @example const worker = createFormWorker(() => new Worker(…)); await worker.check(files) // => []
 */
export function createFormWorker(createWorker: () => Worker) {
  let worker: Worker | undefined
  let asked = 0
  const start = (): Worker => {
    const started = createWorker()
    // A worker whose script could not be loaded never replies: the next job gets a new one.
    started.addEventListener('error', () => {
      started.terminate()
      worker = undefined
    })
    return started
  }
  const ask = <Name extends JobName>(job: Name, ...input: JobInput<Name>): Promise<JobResult<Name>> => {
    worker ??= start()
    asked += 1
    // The worker replies to each job with its own kind of result.
    return askWorker(worker, { id: asked, job, input }) as Promise<JobResult<Name>>
  }
  const check = (files: Files) => ask('check', files)
  return {
    /** While one run is in progress, later calls are combined: only the newest files are linted. */
    check: lastOnly(check),
    /** Lints exactly these files: such calls are not combined. */
    checkOnce: check,
    fix: (files: Files) => ask('fix', files),
    newForm: (answers: NewFormAnswers, files: Files) => ask('newForm', answers, files),
  }
}

function askWorker(worker: Worker, request: WorkerRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const done = new AbortController()
    const { signal } = done
    const hear = ({ data }: MessageEvent<WorkerReply>) => {
      if (data.id !== request.id) return
      done.abort()
      if (data.ok) resolve(data.result)
      else reject(new Error(data.error))
    }
    const fail = ({ message }: ErrorEvent) => {
      done.abort()
      reject(new Error(message))
    }
    worker.addEventListener('message', hear, { signal })
    worker.addEventListener('error', fail, { signal })
    worker.postMessage(request)
  })
}

/**
 * Coalesces calls where only the newest input matters: all calls during a run share the next run.
 * @example const check = lastOnly(slowCheck); check(a); check(b); check(c) // runs for a, then once for c
 */
function lastOnly<Input, Output>(run: (input: Input) => Promise<Output>): (input: Input) => Promise<Output> {
  let busy: Promise<unknown> = Promise.resolve()
  let waiting: Promise<Output> | undefined
  let newest: Input
  return (input) => {
    newest = input
    waiting ??= busy.then(() => {
      waiting = undefined
      const answer = run(newest)
      busy = answer.catch(() => undefined)
      return answer
    })
    return waiting
  }
}
