import { bundleWorld, runIn, type SeededFault } from './bundle'
import seededFaults from './faults.json' with { type: 'json' }
import type { Failure } from './run'

/** At least one for each mechanism that keeps answers from being lost, changed or duplicated. */
const faults: readonly SeededFault[] = seededFaults

interface Search {
  /** Only the faults with this in their name, and from this index on. */
  readonly only?: string | undefined
  readonly from: number
  /** How many histories to try at most to find one fault. */
  readonly histories: number
  readonly processes: number
}

/**
 * Put each fault into the code, one at a time, and run worlds until one breaks that does not break without the fault.
 * Resolves to whether all were found.
 */
export async function findFaults({ only = '', from, histories, processes }: Search): Promise<boolean> {
  const started = Date.now()
  const waiting = faults
    .map((fault, index) => ({ fault, index }))
    .filter(({ fault, index }) => fault.name.includes(only) && index >= from)
  const missed: string[] = []
  const all = waiting.length
  const sound = await bundleWorld('sound')
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { fault, index } = next
      const faulty = await bundleWorld(`fault-${index}`, fault)
      const startedOne = Date.now()
      const { lived, failure } = await find(fault.name, faulty, sound, histories)
      const time = `${((Date.now() - startedOne) / 1000).toFixed(1)} s`
      if (failure)
        console.log(
          `found    ${fault.name}\n         after ${lived} histories, ${time}: ${failure.broken.slice(0, 120)}`,
        )
      else console.log(`MISSED   ${fault.name}\n         in ${lived} histories, ${time}`)
      if (!failure) missed.push(fault.name)
    }
  }
  await Promise.all(Array.from({ length: processes }, work))
  console.log(
    `${all - missed.length} of ${all} faults found, ${Math.round((Date.now() - started) / 1000)} s with ${processes} processes`,
  )
  return missed.length === 0
}

interface Found {
  readonly lived: number
  readonly failure?: Failure
}

/** The first world that breaks with the fault and not without it. */
async function find(name: string, faulty: string, sound: string, most: number): Promise<Found> {
  for (let lived = 0; lived < most;) {
    const { histories, failure } = await runIn(faulty, { seed: 1 + lived, most: most - lived })
    lived += Math.max(1, histories)
    if (!failure) return { lived }
    const { failure: anyway } = await runIn(sound, { seed: failure.history.seed, most: 1 })
    if (!anyway) return { lived, failure }
    console.log(
      `of itself ${name}\n         seed ${failure.history.seed} breaks without it too: ${anyway.broken}`,
    )
  }
  return { lived: most }
}
