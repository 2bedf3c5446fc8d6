import { createCache } from '../../../lint/source/read-workspace'
import type { DeskAsk, DeskReply } from './desk-job'
import { doJob } from './do-job'

// What the checker has seen: after the first time only what has changed is looked at.
const memory = createCache()

self.addEventListener('message', ({ data }: MessageEvent<DeskAsk>) => {
  // A worker has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  self.postMessage(replyTo(data))
})

function replyTo({ id, job }: DeskAsk): DeskReply {
  try {
    return { id, ok: true, result: doJob(job, memory) }
  } catch (error) {
    return { id, ok: false, error: String(error) }
  }
}
