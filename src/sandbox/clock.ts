/** Time as an argument, so that tests own it. `now` and `sleep` speak milliseconds. */
export interface Clock {
  now(): number
  sleep(milliseconds: number): Promise<void>
}

/** The time of this machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds) => new Promise((wake) => setTimeout(wake, milliseconds)),
}
