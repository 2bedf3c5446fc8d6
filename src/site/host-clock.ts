/** The clock of the site's host, as far as it is known: staff read when a form was sent. */
export interface HostClock {
  /** The device's time until the host's is known, and as long as the two agree. */
  readonly now: () => Date
  /** Ask the host for the time, all who ask at once with one request. Never rejects. */
  readonly ask: () => Promise<void>
}

interface ClockServices {
  /** In milliseconds, by the device's own clock. */
  readonly deviceTime: () => number
  /** Any reply of the host: its `Date` header is used, and its `Age`. */
  readonly fetch: () => Promise<Response>
}

// The header counts whole seconds, and took some time to arrive.
const tolerance = 60_000

/**
 * Corrects a device whose clock is wrong with the time that the site's own host sends with each reply. A page cannot
 * read that header from other hosts.
 * @example const clock = createHostClock({ deviceTime: Date.now, fetch: () => fetch('/', { method: 'HEAD' }) })
 */
export function createHostClock({ deviceTime, fetch }: ClockServices): HostClock {
  let error = 0
  let asking: Promise<void> | undefined
  const read = async () => {
    try {
      const { headers } = await fetch()
      const found = Date.parse(headers.get('Date') ?? '') - deviceTime()
      // A cache may reply with the date of the reply that it keeps, and say how old that is.
      const sinceKept = found + Number(headers.get('Age')) * 1000
      const nearest = Math.abs(sinceKept) < Math.abs(found) ? sinceKept : found
      if (!Number.isNaN(found)) error = Math.abs(nearest) > tolerance ? nearest : 0
    } catch {
      // Without a network nothing is sent either.
    }
    asking = undefined
  }
  return { now: () => new Date(deviceTime() + error), ask: () => (asking ??= read()) }
}

/** How long the host has to answer, in milliseconds; a form that waits for the time then goes by the device's clock. */
const patience = 10_000

/** The clock of this site's own host. */
export const hostClock = createHostClock({
  deviceTime: () => Date.now(),
  fetch: () =>
    fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) }),
})
