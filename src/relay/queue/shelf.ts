import type { Kept, Line } from './kept'

/** What waits on a shelf. `oldest` is when the oldest that is not delivered was accepted. */
export interface ShelfCounts {
  readonly waiting: number
  readonly stuck: number
  readonly oldest: number | undefined
}

/**
 * Where one form's submissions are kept. Changes are seen at once, and are safe from a crash once `flush` resolves; a
 * crash before that takes away the latest changes together, never a part of one.
 */
export interface Shelf {
  readonly find: (key: string) => Kept | undefined
  /** Keep it; in place of the one with the same key. */
  readonly put: (kept: Kept) => void
  /** The one to be sent next: undelivered and due by now, the longest due first. */
  readonly nextDue: (now: number) => Kept | undefined
  /** When the next one is due; undefined when all are delivered. */
  readonly nextDueAt: () => number | undefined
  readonly acceptedSince: (time: number) => number
  readonly counts: () => ShelfCounts
  /** Forget those that were accepted before this time and are delivered. */
  readonly forgetDelivered: (before: number) => void
  readonly line: () => Line
  readonly putLine: (line: Line) => void
  readonly flush: () => Promise<void>
}
