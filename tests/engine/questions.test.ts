import { describe, expect, it } from 'vitest'
import { controlOf, subschemasOf, visibleQuestions } from '../../src/engine/schema/questions'
import { aForm, asking, whenAnswer } from './a-form'

const roles = (type: string, options: string[]) =>
  whenAnswer('serverType', type, { properties: { role: { enum: options } } })

const form = aForm(
  {
    required: ['serverType', 'role'],
    properties: {
      serverType: { type: 'string', title: 'Server type' },
      role: { type: 'string', title: 'Role', not: { enum: ['Admin'] } },
    },
    allOf: [roles('game', ['Admin', 'Builder']), roles('chat', ['Admin', 'Support'])],
  },
  { role: { 'ui:widget': 'select' } },
)

describe('visibleQuestions', () => {
  it('lists the questions in order, with their control', () => {
    const [serverType, role] = visibleQuestions(form, {})
    expect(serverType).toMatchObject({ name: 'serverType', required: true, control: {} })
    expect(role).toMatchObject({ name: 'role', required: true, control: { 'ui:widget': 'select' } })
  })

  it.each([
    [{}, undefined],
    [{ serverType: 'game' }, ['Admin', 'Builder']],
    [{ serverType: 'chat' }, ['Admin', 'Support']],
  ])('adds the rules of the branch for %j to those of the question', (answers, options) => {
    const role = visibleQuestions(form, answers).find(({ name }) => name === 'role')
    expect(role?.rules).toMatchObject({ title: 'Role', not: { enum: ['Admin'] } })
    expect(role?.rules.enum).toEqual(options)
  })

  it('leaves out a question whose condition is not met', () => {
    const allOf = [whenAnswer('topic', 'Other', asking('otherTopic'))]
    const support = aForm({ properties: { topic: { type: 'string' } }, allOf })
    expect(visibleQuestions(support, {}).map(({ name }) => name)).toEqual(['topic'])
    expect(visibleQuestions(support, { topic: 'Other' }).map(({ name }) => name)).toEqual([
      'topic',
      'otherTopic',
    ])
  })

  it('makes a question required if a branch says so', () => {
    const condition = whenAnswer('topic', 'Other', { required: ['note'] })
    const support = aForm({ properties: { topic: {}, note: {} }, allOf: [condition] })
    const isRequired = (topic: string) => visibleQuestions(support, { topic }).map(({ required }) => required)
    expect(isRequired('Votes')).toEqual([false, false])
    expect(isRequired('Other')).toEqual([false, true])
  })
})

describe('subschemasOf', () => {
  it('lists every place with rules, whether it applies or not', () => {
    const enums = subschemasOf(form, 'role').map((rules) => rules.enum)
    expect(enums).toEqual([undefined, ['Admin', 'Builder'], ['Admin', 'Support']])
  })

  it('is empty for an unknown question', () => {
    expect(subschemasOf(form, 'nobody')).toEqual([])
  })
})

describe('controlOf', () => {
  it('is empty for a question that ui.json does not mention', () => {
    expect(controlOf(form, 'serverType')).toEqual({})
  })
})
