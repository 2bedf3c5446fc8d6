import { seeded } from '../support/seeded'

/** Random numbers from a seed: the same seed gives the same numbers. */
export interface Dice {
  /** From 0 up to 1. */
  readonly next: () => number
  /** A whole number from 0 up to, but not including, `count`. */
  readonly below: (count: number) => number
  readonly chance: (share: number) => boolean
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item
}

export function createDice(seed: number): Dice {
  const next = seeded(seed)
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
