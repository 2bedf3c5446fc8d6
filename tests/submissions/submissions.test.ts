import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { everyForm } from '../forms/every-form'
import { harbourTrip } from '../support/sample-forms'
import { anySubmission, judgeSubmission } from './judge-submission'

// A short version of `npm run check:million`, with new submissions each time. `npm run check:cases` takes 5,000 for each form.
const cases = Number(process.env['CASES'] ?? 100)

it.each([...everyForm, { slug: harbourTrip.slug, shipped: harbourTrip }])(
  '$slug correctly accepts or refuses any submission',
  { timeout: 60_000 + cases * 50 },
  ({ shipped }) => {
    fc.assert(
      fc.property(anySubmission(shipped), (input) => {
        expect(judgeSubmission(shipped, input).faults).toEqual([])
      }),
      { numRuns: cases },
    )
  },
)
