import { describe, expect, test } from 'vitest'
import type { AnswerError } from '../../../src/engine/answers/validate'
import { formReducer, startState, type FormState } from '../../../src/site/submission/form-state'

const nameError: AnswerError = { name: 'name', rule: 'required', text: 'Enter your name' }
const ageError: AnswerError = { name: 'age', rule: 'required', text: 'Enter your age' }
const toFix: FormState = formReducer(startState, {
  step: 'fix',
  errors: [nameError, ageError],
})
const reference = 'KS-000000'
const sending = { step: 'sending' } as const
const failure = {
  reason: 'offline',
  reference,
  sentAt: new Date(0),
  triedAt: new Date(0),
  isUncertain: true,
} as const

describe('formReducer', () => {
  test('goes from idle to fix, and counts the try', () => {
    expect(toFix).toMatchObject({ step: 'fix', attempts: 1 })
  })

  test('shows the remaining errors after an edit', () => {
    const left = [ageError]
    expect(formReducer(toFix, { step: 'edited', left })).toEqual({
      step: 'fix',
      errors: left,
      attempts: 1,
      failures: 0,
    })
  })

  test('leaves fix once the last error is gone', () => {
    expect(formReducer(toFix, { step: 'edited', left: [] })).toEqual({
      step: 'idle',
      attempts: 1,
      failures: 0,
    })
  })

  test('stays the same object for an edit that corrects nothing', () => {
    const left = toFix.step === 'fix' ? toFix.errors : []
    expect(formReducer(toFix, { step: 'edited', left })).toBe(toFix)
    expect(formReducer(startState, { step: 'edited', left })).toBe(startState)
  })

  test('knows how a try failed, until the result of the next one', () => {
    const failed = formReducer(startState, { step: 'failed', failure })
    expect(failed).toEqual({ step: 'failed', failure, attempts: 0, failures: 1 })
    const again = formReducer(failed, sending)
    expect(again).toEqual({ step: 'sending', failure, attempts: 1, failures: 1 })
    expect(formReducer(again, { step: 'closed' })).not.toHaveProperty('failure')
  })

  test('counts the tries in a row that failed, whatever was corrected between them', () => {
    const failed = formReducer(startState, { step: 'failed', failure })
    const corrected = formReducer(formReducer(failed, { step: 'fix', errors: [nameError] }), {
      step: 'edited',
      left: [],
    })
    const again = formReducer(corrected, { step: 'failed', failure })
    expect(again.failures).toBe(2)
    expect(formReducer(again, { step: 'queued', reference }).failures).toBe(0)
  })

  test('knows until when it waits while sending', () => {
    const until = new Date(1000)
    const onItsWay = formReducer(startState, sending)
    expect(formReducer(onItsWay, { step: 'waiting', until })).toMatchObject({
      waitsUntil: until,
      attempts: 1,
    })
  })

  test('does not wait for a form that is not being sent', () => {
    expect(formReducer(startState, { step: 'waiting', until: new Date(1000) })).toBe(startState)
  })

  test('stops waiting once the form is sent', () => {
    const onItsWay = formReducer(startState, sending)
    // The reducer does not read what was sent.
    const sent = { reference, sentAt: new Date(0), answers: {} as never }
    expect(formReducer(onItsWay, { step: 'sent', sent, hasMore: false })).toEqual({
      step: 'sent',
      sent,
      hasMore: false,
      attempts: 1,
      failures: 0,
    })
  })
})
