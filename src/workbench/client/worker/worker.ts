import { createCache } from '../../../lint/source/read-workspace'
import type { WorkerRequest, WorkerReply } from './job'
import { doJob } from './do-job'

// After the first job, only what has changed is read again.
const memory = createCache()

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  // A worker has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  self.postMessage(replyTo(data))
})

function replyTo({ id, job }: WorkerRequest): WorkerReply {
  try {
    return { id, ok: true, result: doJob(job, memory) }
  } catch (error) {
    return { id, ok: false, error: String(error) }
  }
}
