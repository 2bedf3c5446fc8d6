import {
  closedCircuit,
  type Circuit,
  type QueuedSubmission,
  type QueueStore,
} from '../../../src/relay/queue/queued-submission'

interface Stored {
  readonly submissions: ReadonlyMap<string, QueuedSubmission>
  readonly circuit: Circuit
}

/** A store in memory that can crash: it then continues from the last finished flush. */
export interface MemoryQueueStore {
  readonly store: QueueStore
  readonly all: () => readonly QueuedSubmission[]
  readonly crash: () => void
}

/** Thrown by a flush that was started by a process that has crashed since. */
export const processEnded = new Error('The process has ended.')

/** `beforeFlush` runs before each flush; if a test throws there, the flush does not happen. */
export function createMemoryQueueStore(beforeFlush: () => void = () => {}): MemoryQueueStore {
  let submissions = new Map<string, QueuedSubmission>()
  let circuit = closedCircuit
  let safe: Stored = { submissions: new Map(), circuit }
  let process = 1
  const all = () => [...submissions.values()]
  const undelivered = () =>
    all()
      .filter(({ state }) => state !== 'delivered')
      .toSorted((a, b) => a.rank - b.rank || a.dueAt - b.dueAt || a.acceptedAt - b.acceptedAt)
  const inState = (wanted: QueuedSubmission['state']) => all().filter(({ state }) => state === wanted)
  const store: QueueStore = {
    has: (id) => submissions.has(id),
    hasReference: (reference) => all().some((each) => each.reference === reference),
    put: (one) => void submissions.set(one.id, one),
    nextDue: (now, count) =>
      undelivered()
        .filter(({ dueAt }) => dueAt <= now)
        .slice(0, count),
    nextDueAt: () => lowest(undelivered().map(({ dueAt }) => dueAt)),
    acceptedSince: (time) => all().filter(({ acceptedAt }) => acceptedAt > time).length,
    counts: () => ({ waiting: inState('waiting').length, stuck: inState('stuck').length }),
    oldestWaiting: () => lowest(inState('waiting').map(({ acceptedAt }) => acceptedAt)),
    putForward(time) {
      for (const one of undelivered()) submissions.set(one.id, { ...one, dueAt: Math.min(one.dueAt, time) })
    },
    forgetDelivered(before) {
      for (const { id, acceptedAt } of inState('delivered')) if (acceptedAt < before) submissions.delete(id)
    },
    circuit: () => circuit,
    putCircuit: (next) => void (circuit = next),
    async flush() {
      const [writing, mine] = [{ submissions: new Map(submissions), circuit }, process]
      await Promise.resolve()
      if (mine !== process) throw processEnded
      beforeFlush()
      safe = writing
    },
  }
  return {
    store,
    all,
    crash() {
      process += 1
      submissions = new Map(safe.submissions)
      circuit = safe.circuit
    },
  }
}

function lowest(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((a, b) => a - b)[0]
}
