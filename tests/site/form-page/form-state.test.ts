import { describe, expect, test } from 'vitest'
import type { AnswerError } from '../../../src/engine/validate'
import { formReducer, startState, type FormState } from '../../../src/site/form-page/form-state'

const nameError: AnswerError = { name: 'name', rule: 'required', text: 'Enter your name' }
const ageError: AnswerError = { name: 'age', rule: 'required', text: 'Enter your age' }
const toFix: FormState = formReducer(startState, {
  step: 'fix',
  heading: 'Please fill in all required fields.',
  errors: [nameError, ageError],
})
const failed = { step: 'failed', reason: 'offline' } as const

describe('formReducer', () => {
  test('goes from idle to what has to be fixed, and counts the try', () => {
    expect(toFix).toMatchObject({ step: 'fix', tries: 1, failures: 0 })
  })

  test('takes away the error of the edited question only', () => {
    const state = formReducer(toFix, { step: 'edited', name: 'name' })
    expect(state).toMatchObject({ step: 'fix', errors: [ageError], tries: 1 })
  })

  test('has nothing to fix once the last error is gone', () => {
    const once = formReducer(toFix, { step: 'edited', name: 'name' })
    expect(formReducer(once, { step: 'edited', name: 'age' })).toEqual({
      step: 'idle',
      tries: 1,
      failures: 0,
    })
  })

  test('stays the same object for an edit that mends nothing', () => {
    expect(formReducer(toFix, { step: 'edited', name: 'other' })).toBe(toFix)
    expect(formReducer(startState, { step: 'edited', name: 'name' })).toBe(startState)
  })

  test('counts failures in a row, also over a try with errors', () => {
    const twice = [failed, { step: 'sending' } as const, failed].reduce(formReducer, startState)
    expect(twice).toMatchObject({ step: 'failed', failures: 2 })
    expect(formReducer(twice, { step: 'fix', errors: [nameError] }).failures).toBe(2)
  })

  test('forgets them when the form was sent', () => {
    const first = formReducer(startState, failed)
    const sending = formReducer(first, { step: 'sending' })
    expect(sending).toMatchObject({ step: 'sending', tries: 1, failures: 1 })
    // The reducer does not look into what was sent.
    const sent = { reference: 'KS-000000', sentAt: new Date(0), answers: {} as never }
    expect(formReducer(sending, { step: 'sent', sent }).failures).toBe(0)
  })
})
