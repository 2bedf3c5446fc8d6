import type { Problem } from '../../checker/problem'
import { createFormsCheck } from './check-forms'

/** What the worker answers to a list of files. */
export type CheckReply =
  | { readonly ok: true; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly error: string }

const check = createFormsCheck()

self.addEventListener('message', ({ data }: MessageEvent<readonly (readonly [string, string])[]>) => {
  // A worker has no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  self.postMessage(replyTo(new Map(data)))
})

function replyTo(files: ReadonlyMap<string, string>): CheckReply {
  try {
    return { ok: true, problems: check(files) }
  } catch (error) {
    return { ok: false, error: String(error) }
  }
}
