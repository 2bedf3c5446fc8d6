import { createCache } from '../../../lint/source/read-workspace'
import { createJobs, type WorkerReply, type WorkerRequest } from './jobs'

// After the first job, only what has changed is read again.
const jobs = createJobs(createCache())

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  self.postMessage(replyTo(data))
})

function replyTo({ id, job, input }: WorkerRequest): WorkerReply {
  const run: (...input: never[]) => unknown = jobs[job]
  try {
    // `createFormWorker` sends each job with its own input.
    return { id, ok: true, result: run(...(input as never[])) }
  } catch (error) {
    return { id, ok: false, error: String(error) }
  }
}
