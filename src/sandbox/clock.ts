/** Time as a dependency, so that tests control it. `now` and `sleep` use milliseconds. */
export interface Clock {
  now(): number
  sleep(milliseconds: number): Promise<void>
}

/** The time of this machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds) => new Promise((wake) => setTimeout(wake, milliseconds)),
}
