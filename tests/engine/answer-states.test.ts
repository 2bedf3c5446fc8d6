import { expect, it } from 'vitest'
import { answerStates } from '../../src/engine/fixtures/answer-states'
import { aForm, asking, whenAnswer } from './a-form'

it('of options without any effect only the longest is tried', () => {
  const names = ['one', 'two', 'three', 'four']
  const enums = ['Yes', 'No', 'Perhaps', 'Later', 'Never']
  const { schema } = aForm({
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string', enum: enums }])),
    required: names,
    allOf: names.map((name) => whenAnswer(name, 'No', asking(`${name}Why`))),
  })
  const states = answerStates(schema) ?? []
  expect(states).toHaveLength(2 ** names.length)
  expect(states).toContainEqual({ one: 'No', two: 'Perhaps', three: 'No', four: 'Perhaps' })
})

it('an option that a branch leaves out or disables is tried in addition', () => {
  const { schema } = aForm({
    properties: {
      role: { type: 'string', enum: ['Guest', 'Builder', 'Guard', 'Judge'] },
      team: { type: 'string', enum: ['Day', 'Night'] },
    },
    required: ['role', 'team'],
    allOf: [
      whenAnswer('team', 'Night', { properties: { role: { enum: ['Guest', 'Guard', 'Judge'] } } }),
      whenAnswer('team', 'Day', { properties: { role: { not: { enum: ['Judge'] } } } }),
      whenAnswer('role', 'Guest', asking('name')),
    ],
  })
  expect(answerStates(schema)).toEqual(
    expect.arrayContaining([
      { team: 'Day', role: 'Builder' },
      { team: 'Night', role: 'Judge' },
      { team: 'Day', role: 'Guard' },
      { team: 'Night', role: 'Guest' },
    ]),
  )
})

it('questions that wait for each other alone are never answered', () => {
  const choice = (...names: readonly string[]) => ({
    properties: Object.fromEntries(
      names.map((name) => [name, { type: 'string' as const, enum: ['A', 'B'] }]),
    ),
  })
  const { schema } = aForm({
    ...choice('start'),
    required: ['start'],
    allOf: [
      whenAnswer('start', 'A', choice('next')),
      whenAnswer('next', 'A', asking('last')),
      whenAnswer('one', 'A', choice('two')),
      whenAnswer('two', 'A', choice('one')),
    ],
  })
  const states = answerStates(schema) ?? []
  expect(states.filter(({ one, two }) => one !== undefined || two !== undefined)).toEqual([])
  expect(states).toContainEqual({ start: 'A', next: 'A' })
})
