import type { Fault, FaultKind, FaultTarget } from './fault'

/** Where a request is going. `webhook` is the name of the webhook it addresses, if it is a known one. */
export interface FaultPlace {
  readonly target: FaultTarget
  readonly webhook?: string | undefined
}

export interface FaultInjector {
  /** The faults switched on, `times` counted down. */
  list(): readonly Fault[]
  /** Switch on exactly these. */
  set(faults: readonly Fault[]): void
  /** The first fault of one of these kinds that strikes here; uses up one of its `times`. */
  take(place: FaultPlace, kinds: readonly FaultKind[]): Fault | undefined
  /** The same, but uses nothing up: for preflights. */
  peek(place: FaultPlace, kinds: readonly FaultKind[]): Fault | undefined
  /** Grows with every change. */
  revision(): number
}

/** An injector with every fault off. `random` gives numbers from 0 up to 1, for faults that strike by chance. */
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
