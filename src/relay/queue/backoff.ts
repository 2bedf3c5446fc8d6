const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** How patient the relay is. Milliseconds, but for `triesUntilAlert`. */
export const patience = {
  /** The pause after the first failure of a submission; it doubles with each further one, up to `longestPause`. */
  firstPause: 2 * second,
  longestPause: 10 * minute,
  /** The same for the receiver as a whole, so that a broken one is not asked by hundreds. */
  firstCircuitPause: second / 2,
  longestCircuitPause: 30 * second,
  /** The same for a receiver that limits us again and again, whatever pause it asks for. */
  firstLimitPause: second / 4,
  longestLimitPause: 10 * minute,
  /** After so many failures in a row a person is alerted. */
  triesUntilAlert: 8,
  /** A person is alerted when a submission has waited this long, whatever it waits for. */
  late: 30 * minute,
  /** Until the next try to tell a person that submissions are late, when no one could be told. */
  pauseOfAlert: 10 * minute,
  /** Between tries of a submission once a person was told of it. */
  pauseOnceStuck: hour,
  /** Between tries of a webhook that is gone: who asks for it too often is shut out. */
  pauseOfDead: hour,
  /** Between tries of a message that was refused: it will be refused again, unless something was fixed. */
  pauseOfRefused: 24 * hour,
  /** The pause when the whole address is banned and no time is named. */
  pauseOfBan: 10 * minute,
  /** How long one run of deliveries may take; the next run goes on. */
  run: 20 * second,
  /** How long a reply may take before no one knows what became of the message. */
  reply: 30 * second,
  /** How long a delivered submission is known, so that its double is not sent. */
  memory: 7 * 24 * hour,
  /** No alarm is set for later than this. */
  longestSleep: 24 * hour,
} as const

/**
 * A pause that doubles with each failure, a random half of it added or not, so that many do not come back together.
 * `failures` counts from 1. Returns milliseconds.
 * @example backoff(3, 2000, 600_000, () => 0) // => 8000
 */
export function backoff(failures: number, first: number, longest: number, random: () => number): number {
  const pause = Math.min(longest, first * 2 ** Math.min(failures - 1, 30))
  return Math.round(pause * (1 + random() / 2))
}
