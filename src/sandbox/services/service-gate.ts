import type { MiddlewareHandler } from 'hono'
import { dropConnection } from '../faults/drop-connection'
import type { FaultTarget } from '../faults/fault'
import { serverError } from '../faults/server-error'
import type { SandboxEnv } from '../sandbox-env'
import type { SandboxState } from '../sandbox-state'

const defaultDelay = 3_000

/** The faults every service has: slow, dropped, failing; `own` is its 500 in its own words. */
export function serviceGate(
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
