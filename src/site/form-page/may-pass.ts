import type { FailedTry } from './form-state'

/** Whether a further try could end otherwise: no network, a server at fault or asked too often. */
export function mayPass({ reason, status = 0 }: Pick<FailedTry, 'reason' | 'status'>): boolean {
  if (reason !== 'refused') return true
  return status === 0 || status === 403 || status === 429 || status >= 500 || (status >= 200 && status < 300)
}
