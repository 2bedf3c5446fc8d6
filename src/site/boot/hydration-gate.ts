import { createContext } from 'react'

/** Holds parts of a prerendered page back from hydration until someone is about to use them. */
export interface HydrationGate {
  /** Resolves when it opens. */
  readonly opened: Promise<void>
  /** May be called again; nothing happens then. */
  readonly open: () => void
}

/**
 * A gate that is closed.
 * @example const gate = createHydrationGate(); gate.open()
 */
export function createHydrationGate(): HydrationGate {
  let resolve: (() => void) | undefined
  const opened: Promise<void> & { status?: 'fulfilled' } = new Promise((settle) => (resolve = settle))
  return {
    opened,
    open: () => {
      // React reads the status at once, so that a click that opens the gate already finds its handler.
      opened.status = 'fulfilled'
      resolve?.()
    },
  }
}

/** The gate of this page; none where there is no prerendered HTML to hold on to. */
export const HydrationGateContext = createContext<HydrationGate | undefined>(undefined)
