import { describe, expect, test } from 'vitest'
import { validate } from '../../../src/engine/answers/validate'
import type { AnswerError } from '../../../src/engine/answers/validate'
import { errorsNow } from '../../../src/site/submission/form-state'
import { aForm, asking, whenAnswer } from '../../engine/a-form'

const form = aForm(
  {
    properties: {
      topic: { type: 'string', enum: ['One', 'Other'] },
      server: { type: 'string' },
      role: { type: 'string' },
    },
    required: ['topic', 'server', 'role'],
    allOf: [whenAnswer('topic', 'Other', { ...asking('otherTopic'), required: ['otherTopic'] })],
    errorMessage: { required: 'Please fill in all required fields.' },
  },
  {
    role: {
      'ui:options': { dependsOn: { property: 'server', waiting: 'Choose a server first', changed: '' } },
    },
  },
)

function found(typed: Readonly<Record<string, string>>): readonly AnswerError[] {
  const result = validate(form, typed)
  if (result.ok) throw new Error('nothing is wrong')
  return result.errors
}

const names = (errors: readonly AnswerError[]) => errors.map(({ name }) => name)

describe('the current errors', () => {
  test('leave out a control that depends on another missing answer', () => {
    expect(names(found({}))).toEqual(['topic', 'server'])
    expect(names(errorsNow(form, {}, found({})))).toEqual(['topic', 'server'])
  })

  test('include the control again at a try when it can be used', () => {
    const typed = { server: 'Survival' }
    expect(names(errorsNow(form, typed, found(typed)))).toEqual(['topic', 'role'])
  })

  test('leave out errors of answers that have changed since, and keep all others', () => {
    const typed = { server: 'Survival' }
    expect(names(errorsNow(form, { ...typed, topic: 'One' }, found(typed), 'topic'))).toEqual(['role'])
  })

  test('leave out errors of questions that are no longer asked', () => {
    const before = found({ topic: 'Other', server: 'Survival', role: 'Builder' })
    expect(names(before)).toEqual(['otherTopic'])
    const after = { topic: 'One', server: 'Survival', role: 'Builder' }
    expect(errorsNow(form, after, before, 'topic')).toEqual([])
  })

  test('are the same object if nothing has changed', () => {
    const before = errorsNow(form, {}, found({}))
    expect(errorsNow(form, { role: 'x' }, before, 'role')).toBe(before)
  })
})
