import type { Fault, FaultKind, FaultTarget } from './fault'

/** Where a request is going. `webhook` is the name of the webhook it addresses, if that is known. */
export interface FaultPlace {
  readonly target: FaultTarget
  readonly webhook?: string | undefined
}

export interface FaultInjector {
  /** The active faults, with their remaining `times`. */
  list(): readonly Fault[]
  /** Turn on exactly these. */
  set(faults: readonly Fault[]): void
  /** The first active fault of one of these kinds that applies here; decrements its `times`. */
  take(place: FaultPlace, kinds: readonly FaultKind[]): Fault | undefined
  /** The first active fault of one of these kinds that applies here, with its `times` as they are: for preflights. */
  peek(place: FaultPlace, kinds: readonly FaultKind[]): Fault | undefined
  /** Increases with every change. */
  revision(): number
}

/** An injector with all faults off. `random` returns numbers from 0 up to 1, for faults with a `chance`. */
export function createFaultInjector(random: () => number): FaultInjector {
  let faults: readonly Fault[] = []
  let revision = 0
  const set = (next: readonly Fault[]) => {
    faults = next
    revision += 1
  }
  const peek = (place: FaultPlace, kinds: readonly FaultKind[]) =>
    faults.find(
      (fault) => kinds.includes(fault.kind) && isAimedAt(fault, place) && random() < (fault.chance ?? 1),
    )
  return {
    list: () => faults,
    set,
    peek,
    take(place, kinds) {
      const struck = peek(place, kinds)
      if (struck?.times !== undefined)
        set(faults.flatMap((fault) => (fault === struck ? used(fault) : fault)))
      return struck
    },
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
