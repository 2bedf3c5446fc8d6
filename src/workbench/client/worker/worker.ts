import { createCache } from '../../../lint/source/read-workspace'
import { jobs, type WorkerReply, type WorkerRequest } from './jobs'

// After the first job, only what has changed is read again.
const cache = createCache()

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  self.postMessage(replyTo(data))
})

function replyTo({ id, job, input }: WorkerRequest): WorkerReply {
  const run: (memory: typeof cache, ...input: never[]) => unknown = jobs[job]
  try {
    // `createFormWorker` sends each job with its own input.
    return { id, ok: true, result: run(cache, ...(input as never[])) }
  } catch (error) {
    return { id, ok: false, error: String(error) }
  }
}
