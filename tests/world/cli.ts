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

/** A process that has met this many broken histories ends: they probably have one cause. */
const mostBroken = 10

async function runLong(): Promise<boolean> {
  const started = Date.now()
  const submissions = Number(positionals[0] ?? 10_000)
  const worker = await bundleWorld('worker')
  const latest = new Map<number, Run>()
  const inOneProcess = async (index: number): Promise<number> => {
    const wanted = Math.ceil(submissions / processes)
    let seed = Number(values.seed) + index * seedsOfProcess
    let before: Run | undefined
    for (let broken = 0; ;) {
      const run = await runIn(
        worker,
        { seed, submissions: wanted - (before?.figures.submissions ?? 0) },
        (now) => {
          if (now.failure) return
          latest.set(index, before ? bothOf(before, now) : now)
          tellProgress([...latest.values()].map(({ figures }) => figures).reduce(sumOf), started)
        },
      )
      // Reported at once; the histories after it are still tried, as another may break for another reason.
      if (run.failure) {
        tellFailure(run.failure)
        broken += 1
      }
      // A process that an unhandled error has ended does not know its last figures.
      if (run.histories === 0) before = latest.get(index)
      else latest.set(index, (before = before ? bothOf(before, run) : run))
      if (!run.failure || broken === mostBroken || (before?.figures.submissions ?? 0) >= wanted) return broken
      seed = run.failure.history.seed + 1
    }
  }
  const brokenOfEach = await Promise.all(Array.from({ length: processes }, (_, index) => inOneProcess(index)))
  const broken = brokenOfEach.reduce((sum, each) => sum + each, 0)
  const { figures, histories } = [...latest.values()].reduce(bothOf)
  console.table(figures)
  console.log(
    `${histories} histories (seed ${values.seed}), ${Math.round((Date.now() - started) / 1000)} s, ${broken} broken`,
  )
  return broken === 0
}

function bothOf(one: Run, other: Run): Run {
  return { histories: one.histories + other.histories, figures: sumOf(one.figures, other.figures) }
}

function tellProgress(figures: Run['figures'], started: number): void {
  const { submissions, delivered, takenBack, givenUp, heldToTheEnd } = figures
  console.log(
    `${submissions} submissions: ${delivered} delivered, ${takenBack} taken back, ${givenUp} given up; ${heldToTheEnd} held to the end; ${Math.round((Date.now() - started) / 1000)} s`,
  )
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
