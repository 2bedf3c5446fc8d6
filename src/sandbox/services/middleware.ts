import type { MiddlewareHandler } from 'hono'
import { dropConnection, serverError } from '../faults/failures'
import type { FaultTarget } from '../faults/fault'
import type { SandboxEnv, SandboxState } from '../state'

const defaultDelay = 3_000

/** The faults that every service has: slow, dropped, failing; `own` is its own 500 reply. */
export function serviceFaults(
  state: SandboxState,
  target: Exclude<FaultTarget, 'webhook'>,
  own: () => Response = () => new Response('Internal Server Error', { status: 500 }),
): MiddlewareHandler<SandboxEnv> {
  return async (c, next) => {
    const slow = state.faults.take({ target }, ['slow'])
    if (slow !== undefined) await state.clock.sleep(slow.delay ?? defaultDelay)
    const fault = state.faults.take({ target }, ['dropped', 'server-error'])
    if (fault === undefined) return next()
    return fault.kind === 'dropped' ? dropConnection(c) : serverError(fault.status, own)
  }
}
