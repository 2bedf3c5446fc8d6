import type { Fault, FaultKind, FaultTarget } from './fault'

/** Where a request is going. `webhook` is the name of the webhook it addresses, if that is known. */
export interface FaultPlace {
  readonly target: FaultTarget
  readonly webhook?: string | undefined
}

export type FaultInjector = ReturnType<typeof createFaultInjector>

/** An injector with all faults off. `random` returns numbers from 0 up to 1, for faults with a `chance`. */
export function createFaultInjector(random: () => number) {
  let faults: readonly Fault[] = []
  let revision = 0
  /** Turn on exactly these. */
  const set = (next: readonly Fault[]) => {
    faults = next
    revision += 1
  }
  /** The first active fault of one of these kinds that applies here, with its `times` as they are: for preflights. */
  const peek = (place: FaultPlace, kinds: readonly FaultKind[]) =>
    faults.find(
      (fault) => kinds.includes(fault.kind) && isAimedAt(fault, place) && random() < (fault.chance ?? 1),
    )
  return {
    /** The active faults, with their remaining `times`. */
    list: () => faults,
    set,
    peek,
    /** The first active fault of one of these kinds that applies here; decrements its `times`. */
    take(place: FaultPlace, kinds: readonly FaultKind[]): Fault | undefined {
      const struck = peek(place, kinds)
      if (struck?.times !== undefined)
        set(faults.flatMap((fault) => (fault === struck ? used(fault) : fault)))
      return struck
    },
    /** Increases with every change. */
    revision: () => revision,
  }
}

function isAimedAt(fault: Fault, place: FaultPlace): boolean {
  if (fault.target !== place.target) return false
  return fault.target !== 'webhook' || fault.webhook === undefined || fault.webhook === place.webhook
}

function used(fault: Fault): readonly Fault[] {
  const times = (fault.times ?? 1) - 1
  return times > 0 ? [{ ...fault, times }] : []
}
