export type RefusalCache = ReturnType<typeof createRefusalCache>

const mostKeys = 10_000
const longest = 10_000

/**
 * Recent refusals by any key, in the worker's own memory, bounded: a flood is then refused without asking a durable
 * object each time. Times in milliseconds.
 * @example const cache = createRefusalCache(Date.now); cache.note('f3a1', 5000); cache.waitOf('f3a1') // => 5000
 */
export function createRefusalCache(now: () => number) {
  const known = new Map<string, { readonly forgetAt: number; readonly end: number }>()
  return {
    /** How long this key still has to wait; 0 if there is no refusal. */
    waitOf(key: string): number {
      const refusal = known.get(key)
      if (refusal === undefined) return 0
      if (refusal.forgetAt > now()) return refusal.end - now()
      known.delete(key)
      return 0
    },
    /** Remember a refusal until it ends, but no longer than `atMost`. */
    note(key: string, retryAfter: number, atMost: number = longest): void {
      const [oldest] = known.keys()
      if (known.size >= mostKeys && oldest !== undefined) known.delete(oldest)
      if (known.has(key)) return
      known.set(key, { forgetAt: now() + Math.min(retryAfter, atMost), end: now() + retryAfter })
    },
  }
}
