/** Recent refusals, by any key. Times in milliseconds. */
export interface Refusals {
  /** How long this key still has to wait; 0 if there is no refusal. */
  readonly waitOf: (key: string) => number
  /** Remember a refusal until it ends, but no longer than `atMost`. */
  readonly note: (key: string, retryAfter: number, atMost?: number) => void
}

const mostKeys = 10_000
const longest = 10_000

/**
 * Refusals in the worker's own memory, bounded: a flood is then refused without asking a durable object each time.
 * @example const refusals = createRefusals(Date.now); refusals.note('f3a1', 5000); refusals.waitOf('f3a1') // => 5000
 */
export function createRefusals(now: () => number): Refusals {
  const known = new Map<string, { readonly forgetAt: number; readonly end: number }>()
  return {
    waitOf(key) {
      const refusal = known.get(key)
      if (refusal === undefined) return 0
      if (refusal.forgetAt > now()) return refusal.end - now()
      known.delete(key)
      return 0
    },
    note(key, retryAfter, atMost = longest) {
      const [oldest] = known.keys()
      if (known.size >= mostKeys && oldest !== undefined) known.delete(oldest)
      if (known.has(key)) return
      known.set(key, { forgetAt: now() + Math.min(retryAfter, atMost), end: now() + retryAfter })
    },
  }
}
