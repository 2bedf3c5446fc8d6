const failing = ['slow', 'dropped', 'server-error'] as const
const malformed = ['empty', 'missing-fields', 'markup', 'numeric-strings'] as const

/**
 * The faults of each service, in the order in which they apply when several are on.
 * - everywhere: `slow` waits first; `server-error` answers 500, 502, 503 or 504.
 * - webhook: `edge-ban` has no CORS headers, so browsers see a network error; `ip-ban` is a 429 without retry time;
 *   `agent-block` is 403/40333; the two `dropped` cut the connection before or after the message is stored;
 *   `not-saved` answers 204 without storing it (with `wait=true` Discord notices, and answers 500).
 * - others: `dropped` cuts the connection; `empty`, `missing-fields`, `markup` and `numeric-strings` alter the reply;
 *   `wrapped` puts the vote lists in an object.
 */
export const faultKinds = {
  webhook: [
    'slow',
    'edge-ban',
    'ip-ban',
    'agent-block',
    'dropped-before-saving',
    'rate-limited',
    'server-error',
    'deleted',
    'not-saved',
    'dropped-after-saving',
  ],
  widget: [...failing, 'disabled', ...malformed],
  status: [...failing, 'offline', ...malformed],
  votes: [...failing, 'wrapped', ...malformed],
} as const

export const errorStatuses = [500, 502, 503, 504] as const

/** The details of a fault that leaves them out. Times in milliseconds. */
export const faultDefaults = { delay: 3_000, status: 500, retryAfter: 2_000, scope: 'user' } as const

export type FaultTarget = keyof typeof faultKinds

export type FaultKind<Target extends FaultTarget = FaultTarget> = (typeof faultKinds)[Target][number]

interface FaultDetails {
  /** How many requests it affects before it is removed; by default all until it is cleared. */
  readonly times?: number
  /** The probability that it affects a request, from 0 to 1; by default 1. */
  readonly chance?: number
  /** How many milliseconds a `slow` reply waits. */
  readonly delay?: number
  /** Status of a `server-error`. */
  readonly status?: (typeof errorStatuses)[number]
  /** How many milliseconds a `rate-limited` reply asks to wait. Discord says it in seconds. */
  readonly retryAfter?: number
  /** Whose limit a `rate-limited` reply names. */
  readonly scope?: 'user' | 'shared' | 'global'
}

type FaultOf<Target extends FaultTarget> = FaultDetails & {
  readonly target: Target
  readonly kind: FaultKind<Target>
}

/** One active fault. A webhook's fault affects all webhooks unless `webhook` names one. */
export type Fault =
  | (FaultOf<'webhook'> & { readonly webhook?: string })
  | FaultOf<'widget'>
  | FaultOf<'status'>
  | FaultOf<'votes'>
