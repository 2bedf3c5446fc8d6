const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** The relay's pauses and time limits. All in milliseconds, except `triesUntilAlert`. */
export const timings = {
  /** The pause after the first failure of a submission; it doubles with each further one, up to `longestPause`. */
  firstPause: 2 * second,
  longestPause: 10 * minute,
  /** The pauses of the receiver as a whole, so that hundreds of submissions do not keep calling a broken one. */
  firstCircuitPause: second / 2,
  longestCircuitPause: 30 * second,
  /** The pauses of a receiver that keeps rate limiting us, whatever pause it asks for. */
  firstLimitPause: second / 4,
  longestLimitPause: 10 * minute,
  /** After this many failures in a row a person is alerted. */
  triesUntilAlert: 8,
  /** A person is alerted when a submission has waited this long, whatever it waits for. */
  late: 30 * minute,
  /** When the alert about late submissions could not be sent: the pause before the next attempt. */
  pauseOfAlert: 10 * minute,
  /** Between attempts for a submission after a person was alerted. */
  pauseOnceStuck: hour,
  /** Between attempts at a webhook that is gone: calling it too often leads to a ban. */
  pauseOfDead: hour,
  /** Between attempts for a message that was refused: it will be refused again, unless something was fixed. */
  pauseOfRefused: 24 * hour,
  /** The pause when our IP address is banned and no time is given. */
  pauseOfBan: 10 * minute,
  /** How long one run of deliveries may take; the next run continues. */
  run: 20 * second,
  /** How long to wait for a reply before the message's outcome counts as unknown. */
  reply: 30 * second,
  /** How long a delivered submission is remembered, so that a duplicate of it is not sent. */
  memory: 7 * 24 * hour,
  /** The longest time ahead for which an alarm is set. */
  longestSleep: 24 * hour,
} as const

/**
 * A pause that doubles with each failure, plus up to half of it at random, so that submissions do not all retry
 * together. `failures` counts from 1. Returns milliseconds.
 * @example backoff(3, 2000, 600_000, () => 0) // => 8000
 */
export function backoff(failures: number, first: number, longest: number, random: () => number): number {
  const pause = Math.min(longest, first * 2 ** Math.min(failures - 1, 30))
  return Math.round(pause * (1 + random() / 2))
}
