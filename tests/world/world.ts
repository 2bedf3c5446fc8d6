import { createClock, type WorldClock } from './clock'
import { createDice, seedOf, type Dice } from './dice'
import type { SiteVersion } from './site-versions'
import { unchanged } from './site-versions'

/** How unreliable the connections are: the share of requests that something happens to. */
export interface Weather {
  readonly network: number
  readonly platform: number
  readonly relay: number
}

export const calm: Weather = { network: 0, platform: 0, relay: 0 }

/** What all parts of one simulated world share. */
export interface World {
  readonly clock: WorldClock
  readonly isRelayed: boolean
  /** Decides what happens: a new one for each command, so that leaving one out does not change the others. */
  fate: Dice
  /** The random numbers that the product draws. */
  chance: Dice
  weather: Weather
  /** Everything works from now on. */
  isHealed: boolean
  /** All deployed versions, the latest last. */
  readonly versions: SiteVersion[]
  current: SiteVersion
  /** The first thing that went wrong: it ends the world. */
  broken: string | undefined
  /** What happens, in words; kept only for a replay. */
  readonly story: string[] | undefined
  /** A checksum over everything that happens: the same for the same history. */
  sum: number
  readonly tell: (text: () => string) => void
  /** Add to the checksum. */
  readonly count: (text: string) => void
  readonly breakWith: (text: string) => void
}

export const midday = Date.UTC(2026, 0, 5, 12)

export function createWorld(seed: number, isTold: boolean): World {
  const clock = createClock(midday)
  const first: SiteVersion = { number: 1, change: unchanged, isClosed: false, webhook: 1 }
  const world: World = {
    clock,
    isRelayed: createDice(seedOf(seed, 1)).chance(0.5),
    fate: createDice(seedOf(seed, 2)),
    chance: createDice(seedOf(seed, 3)),
    weather: calm,
    isHealed: false,
    versions: [first],
    current: first,
    broken: undefined,
    story: isTold ? [] : undefined,
    sum: 0,
    tell: (text) => void world.story?.push(`${stamp(clock.now())} ${text()}`),
    count(text) {
      let { sum } = world
      for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) >>> 0
      world.sum = sum
    },
    breakWith(text) {
      world.tell(() => `BROKEN: ${text}`)
      world.broken ??= text
    },
  }
  return world
}

function stamp(now: number): string {
  const passed = now - midday
  const hours = Math.floor(passed / 3_600_000)
  return `${String(hours).padStart(3)}h ${((passed % 3_600_000) / 1000).toFixed(3).padStart(8)}s`
}
