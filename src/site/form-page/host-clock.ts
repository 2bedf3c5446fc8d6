/** The clock of the site's host, as far as it has told the time: staff read when a form was sent. */
export interface HostClock {
  /** The device's time until the host has told its own, and where the two go together. */
  readonly now: () => Date
  /** Ask the host what time it is. Never rejects. */
  readonly ask: () => Promise<void>
}

interface ClockMeans {
  /** In milliseconds, by the device's own clock. */
  readonly deviceTime: () => number
  /** Any reply of the host's: its `Date` header counts. */
  readonly fetch: () => Promise<Response>
}

// The header tells whole seconds, and was some time on its way.
const tolerance = 60_000

/**
 * Corrects a device whose clock is wrong by the time that the site's own host gives with each reply. Other hosts keep
 * that header from a page.
 * @example const clock = createHostClock({ deviceTime: Date.now, fetch: () => fetch('/', { method: 'HEAD' }) })
 */
export function createHostClock({ deviceTime, fetch }: ClockMeans): HostClock {
  let error = 0
  return {
    now: () => new Date(deviceTime() + error),
    async ask() {
      try {
        const told = Date.parse((await fetch()).headers.get('Date') ?? '')
        const found = told - deviceTime()
        if (Math.abs(found) > tolerance) error = found
      } catch {
        // Without a network nothing is sent either.
      }
    },
  }
}
