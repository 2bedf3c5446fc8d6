import { openLine, type Kept, type Line } from '../../../src/relay/queue/kept'
import type { Shelf } from '../../../src/relay/queue/shelf'

interface Stored {
  readonly kept: ReadonlyMap<string, Kept>
  readonly line: Line
}

/** A shelf in memory that can crash: it then goes on from what the last finished flush had written. */
export interface MemoryShelf {
  readonly shelf: Shelf
  readonly all: () => readonly Kept[]
  readonly crash: () => void
}

/** What a flush throws that was begun by a process that has crashed in the meantime. */
export const processEnded = new Error('The process has ended.')

/** `beforeFlush` runs before each flush is done; a test may throw there, and the flush has not happened. */
export function createMemoryShelf(beforeFlush: () => void = () => {}): MemoryShelf {
  let kept = new Map<string, Kept>()
  let line = openLine
  let safe: Stored = { kept: new Map(), line }
  let process = 1
  const undelivered = () =>
    [...kept.values()]
      .filter(({ state }) => state !== 'delivered')
      .toSorted((a, b) => a.dueAt - b.dueAt || a.acceptedAt - b.acceptedAt)
  const shelf: Shelf = {
    find: (key) => kept.get(key),
    put: (one) => void kept.set(one.key, one),
    nextDue: (now) => undelivered().find(({ dueAt }) => dueAt <= now),
    nextDueAt: () => undelivered()[0]?.dueAt,
    acceptedSince: (time) => [...kept.values()].filter(({ acceptedAt }) => acceptedAt > time).length,
    counts: () => ({
      waiting: undelivered().filter(({ state }) => state === 'waiting').length,
      stuck: undelivered().filter(({ state }) => state === 'stuck').length,
      oldest: undelivered()
        .map(({ acceptedAt }) => acceptedAt)
        .toSorted((a, b) => a - b)[0],
    }),
    forgetDelivered(before) {
      for (const { key, acceptedAt, state } of kept.values())
        if (state === 'delivered' && acceptedAt < before) kept.delete(key)
    },
    line: () => line,
    putLine: (next) => void (line = next),
    async flush() {
      const [writing, mine] = [{ kept: new Map(kept), line }, process]
      await Promise.resolve()
      if (mine !== process) throw processEnded
      beforeFlush()
      safe = writing
    },
  }
  return {
    shelf,
    all: () => [...kept.values()],
    crash() {
      process += 1
      kept = new Map(safe.kept)
      line = safe.line
    },
  }
}
