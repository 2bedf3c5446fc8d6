import { describe, expect, test } from 'vitest'
import { validate } from '../../../src/engine/answers/validate'
import { errorsNow, type FormErrors } from '../../../src/site/form-page/form-state'
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

function found(typed: Readonly<Record<string, string>>): FormErrors {
  const result = validate(form, typed)
  if (result.ok) throw new Error('nothing is wrong')
  return result
}

const names = ({ errors }: FormErrors) => errors.map(({ name }) => name)

describe('what is wrong now', () => {
  test('leaves out a control that cannot be used before another answer that is missing too', () => {
    expect(names(found({}))).toEqual(['topic', 'server'])
    expect(names(errorsNow(form, {}, found({})))).toEqual(['topic', 'server'])
  })

  test('has the control again at a try at which it can be used', () => {
    const typed = { server: 'Survival' }
    expect(names(errorsNow(form, typed, found(typed)))).toEqual(['topic', 'role'])
  })

  test('is no error of an answer that has changed since, and every other', () => {
    const typed = { server: 'Survival' }
    expect(names(errorsNow(form, { ...typed, topic: 'One' }, found(typed), 'topic'))).toEqual(['role'])
  })

  test('is no error of a question that is not asked any more', () => {
    const before = found({ topic: 'Other', server: 'Survival', role: 'Builder' })
    expect(names(before)).toEqual(['otherTopic'])
    const after = { topic: 'One', server: 'Survival', role: 'Builder' }
    expect(errorsNow(form, after, before, 'topic')).toEqual({ errors: [] })
  })

  test('keeps the form-wide text as long as something is missing, and no longer', () => {
    const wrong = { name: 'server', rule: 'maxLength', text: 'Too long' } as const
    const before: FormErrors = { ...found({}), errors: [...found({}).errors.slice(0, 1), wrong] }
    expect(errorsNow(form, {}, before).heading).toBe('Please fill in all required fields.')
    expect(errorsNow(form, { topic: 'One' }, before, 'topic')).toEqual({ errors: [wrong] })
  })

  test('is the same object where nothing has gone', () => {
    const before = errorsNow(form, {}, found({}))
    expect(errorsNow(form, { role: 'x' }, before, 'role')).toBe(before)
  })
})
