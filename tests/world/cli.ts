// `npm run check:world -- 1000000 --seed 1`: a million simulated submissions, in histories with seeds from 1 upwards.
// `npm run check:world -- --replay 171 --commands 3,7`: prints one history, or only these commands of it.
// `npm run check:world -- --faults`: shows that each fault of `faults.json`, put into the code, is found.
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { bundleWorld, runIn } from './bundle'
import { findFaults } from './find-faults'
import type { Run } from './run'
import { sumOf } from './run'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    processes: { type: 'string', default: String(availableParallelism()) },
    replay: { type: 'string' },
    commands: { type: 'string' },
    faults: { type: 'boolean', default: false },
    // Limits `--faults` to those with this in their name, and to those from this index on.
    only: { type: 'string' },
    from: { type: 'string', default: '0' },
    // How many histories to try at most for each fault.
    histories: { type: 'string', default: '10000' },
  },
})

const processes = Math.max(1, Number(values.processes))

/** Each process has its own range of seeds. */
const seedsOfProcess = 100_000_000

async function runLong(): Promise<boolean> {
  const started = Date.now()
  const submissions = Number(positionals[0] ?? 10_000)
  const worker = await bundleWorld('worker')
  const latest = new Map<number, Run>()
  const runs = await Promise.all(
    Array.from({ length: processes }, async (_, index) => {
      const seed = Number(values.seed) + index * seedsOfProcess
      const ended = await runIn(worker, { seed, submissions: Math.ceil(submissions / processes) }, (run) => {
        latest.set(index, run)
        const figures = [...latest.values()].map((each) => each.figures).reduce(sumOf)
        const { submissions: all, delivered, takenBack, givenUp, heldToTheEnd } = figures
        console.log(
          `${all} submissions: ${delivered} delivered, ${takenBack} taken back, ${givenUp} given up; ${heldToTheEnd} held to the end; ${Math.round((Date.now() - started) / 1000)} s`,
        )
      })
      // Reported at once, while the other processes are still running.
      if (ended.failure) tellFailure(ended.failure)
      return ended
    }),
  )
  const [first, ...others] = runs.map(({ figures }) => figures)
  const histories = runs.reduce((sum, run) => sum + run.histories, 0)
  console.table(first && others.reduce(sumOf, first))
  const broken = runs.filter(({ failure }) => failure).length
  console.log(
    `${histories} histories (seed ${values.seed}), ${Math.round((Date.now() - started) / 1000)} s, ${broken} broken`,
  )
  return broken === 0
}

function tellFailure({ broken, history, story }: NonNullable<Run['failure']>): void {
  console.log(story.join('\n'))
  console.log(
    `\n${broken}\nAgain: npm run check:world -- --replay ${history.seed} --commands ${history.commands.join(',')}`,
  )
}

async function replay(seed: number): Promise<boolean> {
  const { historyOf, live } = await import('./history')
  const { workAtOnce } = await import('./work-at-once')
  workAtOnce()
  const commands =
    values.commands === undefined
      ? historyOf(seed).commands
      : values.commands.split(',').filter(Boolean).map(Number)
  const { story, broken, figures } = await live({ seed, commands, isTold: true })
  console.log(story.join('\n'), figures)
  return broken === undefined
}

const root = fileURLToPath(new URL('../../', import.meta.url))
process.chdir(root)
const isWell = values.faults
  ? await findFaults({
      only: values.only,
      from: Number(values.from),
      histories: Number(values.histories),
      processes,
    })
  : values.replay === undefined
    ? await runLong()
    : await replay(Number(values.replay))
process.exitCode = isWell ? 0 : 1
