import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { bundleWorld, type SeededFault } from './bundle'
import seededFaults from './faults.json' with { type: 'json' }
import type { Run } from './run'

/** One for each mechanism that keeps answers from being lost, changed or doubled. */
const faults: readonly SeededFault[] = seededFaults

/** So many histories are lived at most to find one fault. */
const mostHistories = '10000'

/** Put each fault into the code, one at a time, and let worlds live until it is found. Resolves to whether all were. */
export async function findFaults(only = '', from = 0): Promise<boolean> {
  const waiting = faults
    .map((fault, index) => ({ fault, index }))
    .filter(({ fault, index }) => fault.name.includes(only) && index >= from)
  const missed: string[] = []
  const all = waiting.length
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { fault, index } = next
      const started = Date.now()
      const { histories, failure } = await find(fault, index)
      const time = `${((Date.now() - started) / 1000).toFixed(1)} s`
      if (failure)
        console.log(
          `found    ${fault.name}\n         after ${histories} histories, ${time}: ${failure.broken.slice(0, 120)}`,
        )
      else console.log(`MISSED   ${fault.name}\n         in ${histories} histories, ${time}`)
      if (!failure) missed.push(fault.name)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  console.log(`${all - missed.length} of ${all} faults found`)
  return missed.length === 0
}

async function find(fault: SeededFault, index: number): Promise<Run> {
  const script = await bundleWorld(`fault-${index}`, fault)
  return new Promise((resolve, reject) => {
    const child = fork(script, ['1', 'Infinity', mostHistories])
    let last: Run | undefined
    // What `worker.ts` sends.
    child.on('message', (run) => (last = run as Run))
    child.on('exit', () =>
      last ? resolve(last) : reject(new Error(`Nothing came of the world with "${fault.name}".`)),
    )
  })
}
