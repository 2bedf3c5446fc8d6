import { beforeAll, describe, expect, it } from 'vitest'
import { runMutants, type Outcome } from './run-mutants'
import { describeMutant, isMissed, summaryOf } from './summary'
import { sampleFiles } from '../sample-files'

// A short run; `npm run forms:mutants` is the long one.
const count = 420
const seed = 1
const outcomes: Outcome[] = []

beforeAll(() => {
  outcomes.push(...runMutants(sampleFiles(), count, seed))
  console.info(summaryOf(outcomes, seed))
}, 600_000)

describe('a form, broken at random', () => {
  it('is reported on the right line, has the same outputs, or is another valid form', () => {
    expect(outcomes.filter(isMissed).map(describeMutant)).toEqual([])
  })

  it('gets a report without unfilled placeholders', () => {
    const lines = outcomes.flatMap(({ problems }) =>
      problems.flatMap(({ message, remedy }) => [message, remedy]),
    )
    expect(lines.filter((line) => line.trim() === '' || /: ?\.$|: $|undefined/.test(line))).toEqual([])
  })

  it('is reported far more often than not', () => {
    const reported = outcomes.filter(({ fate }) => fate === 'caught' || fate === 'caught elsewhere')
    expect(outcomes).toHaveLength(count)
    // The rest is harmless, or is a free choice of staff (free-choices.json).
    expect(reported.length).toBeGreaterThan(count * 0.75)
  })
})
