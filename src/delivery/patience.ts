import type { DeliveryWatch } from './deliver'

interface PatienceMeans {
  readonly sleep: (milliseconds: number) => Promise<void>
  readonly random: () => number
  /** How often it waits, and for how many milliseconds in all; without it, as long as a visitor does. */
  readonly limits?: { readonly waits: number; readonly total: number }
}

/** How often, and how long in all, one delivery lets itself be told to wait. */
export interface Patience {
  /** Wait as long as asked, in milliseconds, and a little more; `lost` at once when that is past our patience. */
  readonly wait: (asked: number, watch: DeliveryWatch) => Promise<'waited' | 'lost' | 'stopped'>
}

const visitorLimits = { waits: 8, total: 120_000 } as const

// Added to each wait, so that visitors who were told to wait together do not come back together.
const mostJitter = 400

/**
 * The patience of one delivery: eight waits, two minutes in all, unless other limits are given.
 * @example await createPatience({ sleep, random }).wait(530, {}) // => 'waited'
 */
export function createPatience({ sleep, random, limits = visitorLimits }: PatienceMeans): Patience {
  let [waits, total] = [0, 0]
  return {
    async wait(asked, { signal, onWait }) {
      const milliseconds = asked + Math.round(random() * mostJitter)
      waits += 1
      total += milliseconds
      if (waits > limits.waits || total > limits.total) return 'lost'
      onWait?.(milliseconds)
      await Promise.race([sleep(milliseconds), ...(signal ? [ended(signal)] : [])])
      return signal?.aborted ? 'stopped' : 'waited'
    },
  }
}

function ended(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
