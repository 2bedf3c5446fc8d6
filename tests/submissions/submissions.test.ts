import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { everyForm } from '../forms/every-form'
import { harbourTrip } from '../support/sample-forms'
import { anySubmission, judgeSubmission } from './judge-submission'

// A short run of what `npm run check:million` does at length; with other submissions each time.
it.each([...everyForm, { slug: harbourTrip.slug, shipped: harbourTrip }])(
  '$slug takes or refuses any submission rightly',
  { timeout: 60_000 },
  ({ shipped }) => {
    fc.assert(
      fc.property(anySubmission(shipped), (input) => {
        expect(judgeSubmission(shipped, input).faults).toEqual([])
      }),
      { numRuns: 300 },
    )
  },
)
