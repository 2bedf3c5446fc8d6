import type { OutboxStore, WaitingForm } from '../../../src/site/outbox/outbox-store'

/** An outbox that lasts as long as its test; all tabs that use it share its lock. */
export function memoryOutbox(...kept: readonly WaitingForm[]): OutboxStore {
  const forms = new Map(kept.map((waiting) => [waiting.reference, waiting]))
  let holders = 0
  let released: Promise<unknown> = Promise.resolve()
  return {
    all: async () => [...forms.values()],
    async add(waiting) {
      const before = forms.get(waiting.reference)
      if (!before) forms.set(waiting.reference, waiting)
      return before
    },
    put: async (waiting) => void forms.set(waiting.reference, waiting),
    remove: async (reference) => void forms.delete(reference),
    async withLock(work, ifTaken) {
      if (holders > 0 && ifTaken !== 'wait') return undefined
      holders += 1
      const result = released.then(work)
      released = result.catch(() => undefined)
      try {
        return await result
      } finally {
        holders -= 1
      }
    },
  }
}
