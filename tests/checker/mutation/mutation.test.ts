import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { readFiles } from '../../../src/staff/checker/read-files'
import { isFreeChoice } from './is-free-choice'
import { runMutants, type Outcome } from './run-mutants'

// More, with another seed, as a run of its own: MUTANTS=10000 SEED=7 npx vitest run tests/checker/mutation
const count = Number(process.env['MUTANTS'] ?? 600)
const seed = Number(process.env['SEED'] ?? 1)
const root = fileURLToPath(new URL('../../../', import.meta.url))
const outcomes: Outcome[] = []

beforeAll(() => {
  outcomes.push(...runMutants(readFiles(root), count, seed))
  const tally = (fate: string): number => outcomes.filter((outcome) => outcome.fate === fate).length
  const [caught, elsewhere] = [tally('caught'), tally('caught elsewhere')]
  const share = ((100 * caught) / (caught + elsewhere)).toFixed(2)
  console.info(
    `${count} broken forms (seed ${seed}): ${caught + elsewhere} reported, ${share} % of them on the right line; ` +
      `${tally('harmless')} with all outputs the same; ${tally('survived')} that are another form that works.`,
  )
}, 3_600_000)

describe('a real form, broken at random', () => {
  it('is reported on the right line of the right file', () => {
    expect(describeAll('caught elsewhere')).toEqual([])
  })

  it('passes only when all outputs stay the same, or when staff may write it so', () => {
    expect(describeAll('survived', ({ mutant }) => !isFreeChoice(mutant))).toEqual([])
  })

  it('is reported far more often than not', () => {
    const survived = outcomes.filter(({ fate }) => fate === 'survived')
    expect(outcomes).toHaveLength(count)
    expect(survived.length).toBeLessThan(count / 25)
  })
})

function describeAll(
  fate: Outcome['fate'],
  concerns: (outcome: Outcome) => boolean = () => true,
): readonly string[] {
  return outcomes
    .filter((outcome) => outcome.fate === fate && concerns(outcome))
    .map(({ mutant: { way, file, path, what }, problems }) =>
      [
        `${way} in ${file} at ${path.join(' ')}: ${what}`,
        ...problems.map((problem) => `${problem.file}:${problem.line} ${problem.rule}`),
      ].join('; '),
    )
}
