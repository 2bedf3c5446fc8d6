import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadForm, slugs } from '../../../src/catalog/load-form'
import { toMessages } from '../../../src/engine/message/to-messages'
import { anyAnswers } from '../../support/any-answers'
import { messageFaults } from '../../support/message-faults'

// `npm run check:cases` takes 5,000 for each form, and the submissions' test with it.
const cases = Number(process.env['CASES'] ?? 100)
const context = { reference: 'XX-7K3M9Q', sentAt: new Date(0), staffRoleId: '100000000000000002' }

const forms = await Promise.all(slugs.map(loadForm))

describe.each(forms.flatMap((form) => form ?? []))('$slug', (form) => {
  it(
    'transfers any accepted answers completely, in order, within every limit, and harmless',
    { timeout: 30_000 + cases * 50 },
    () => {
      fc.assert(
        fc.property(anyAnswers(form), (answers) => {
          expect(messageFaults(form, answers, toMessages(form, answers, context))).toEqual([])
        }),
        { numRuns: cases },
      )
    },
  )
})
