/** Random numbers from a seed: the same seed gives the same numbers. */
export interface Dice {
  /** From 0 up to 1. */
  readonly next: () => number
  /** A whole number from 0 up to, but not including, `count`. */
  readonly below: (count: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item
}

/** Dice by the generator "mulberry32". */
export function createDice(seed: number): Dice {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick: (items) => items[below(items.length)] ?? items[0],
  }
}

/** A seed for one part of something that has a seed. */
export function seedOf(seed: number, part: number): number {
  return Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(part + 1, 0xc2b2ae35)
}
