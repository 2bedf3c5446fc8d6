import { fileURLToPath } from 'node:url'
import { readFiles } from '../../../src/lint/read-files'
import { runMutants } from './run-mutants'
import { describeMutant, isMissed, summaryOf } from './summary'

// The long run, `npm run forms:mutants`: prints each mutant that was missed, and all verdicts. Options: --count,
// --seed.

const options = process.argv.slice(2)
const count = Number(valueOf('--count') ?? 6000)
const seed = Number(valueOf('--seed') ?? 1)
const root = fileURLToPath(new URL('../../../', import.meta.url))
const outcomes = []

for (const outcome of runMutants(readFiles(root), count, seed)) {
  outcomes.push(outcome)
  if (isMissed(outcome)) process.stdout.write(`${describeMutant(outcome)}\n`)
}
process.stdout.write(`${summaryOf(outcomes, seed)}\n`)
process.exitCode = outcomes.some(isMissed) ? 1 : 0

function valueOf(option: string): string | undefined {
  return options[options.indexOf(option) + 1 || Infinity]
}
