import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeAnswers } from '../../src/engine/answers/normalize-answers'
import { aForm, asking, whenAnswer } from './a-form'

const support = aForm({
  properties: { topic: { type: 'string' }, age: { type: 'integer' }, links: { type: 'array' } },
  allOf: [
    whenAnswer('topic', 'Other', asking('otherTopic')),
    whenAnswer('otherTopic', 'Lost', asking('where')),
    whenAnswer('where', 'Cave', asking('depth')),
  ],
})

const chain = { topic: 'Other', otherTopic: 'Lost', where: 'Cave', depth: 'deep' }

describe('normalizeAnswers', { timeout: 60_000 }, () => {
  it('reads each answer by the type of its question', () => {
    const settled = normalizeAnswers(support, { topic: ' Votes ', age: '17', links: 'a, b' })
    expect(settled).toEqual({ topic: 'Votes', age: 17, links: ['a', 'b'] })
  })

  it('reads a question of a branch by the type it has there', () => {
    const condition = whenAnswer('topic', 'Age', { properties: { years: { type: 'integer' } } })
    const form = aForm({ properties: { topic: { type: 'string' } }, allOf: [condition] })
    expect(normalizeAnswers(form, { topic: 'Age', years: '17' })).toEqual({ topic: 'Age', years: 17 })
  })

  it('leaves out blank answers and unknown names', () => {
    expect(normalizeAnswers(support, { topic: ' ', nobody: 'asked' })).toEqual({})
  })

  it('follows a chain of conditions', () => {
    expect(normalizeAnswers(support, chain)).toEqual({
      topic: 'Other',
      otherTopic: 'Lost',
      where: 'Cave',
      depth: 'deep',
    })
  })

  it('drops a whole chain when its first link breaks', () => {
    expect(normalizeAnswers(support, { ...chain, topic: 'Votes' })).toEqual({ topic: 'Votes' })
  })

  it('follows a chain whose conditions are written in another order', () => {
    const allOf = [...(support.schema.allOf ?? [])].toReversed()
    const form = aForm({ properties: support.schema.properties, allOf })
    expect(normalizeAnswers(form, chain)).toEqual(chain)
    expect(normalizeAnswers(form, { ...chain, topic: 'Votes' })).toEqual({ topic: 'Votes' })
  })

  it('leaves out the value of a disabled control', () => {
    const wait = { property: 'type', waiting: 'Choose a type first', changed: 'List updated' }
    const form = aForm(
      { properties: { type: {}, role: {} } },
      { role: { 'ui:options': { dependsOn: wait } } },
    )
    expect(normalizeAnswers(form, { role: 'Helper' })).toEqual({})
    expect(normalizeAnswers(form, { type: 'game', role: 'Helper' })).toEqual({ type: 'game', role: 'Helper' })
  })

  it('leaves out the value of a control that depends on a hidden question, and what depends on that', () => {
    const wait = (property: string) => ({
      'ui:options': { dependsOn: { property, waiting: 'Choose first', changed: 'List updated' } },
    })
    const form = aForm(
      {
        properties: { topic: {}, role: {}, shift: {} },
        allOf: [whenAnswer('topic', 'Join', asking('type')), whenAnswer('role', 'Helper', asking('why'))],
      },
      { role: wait('type'), shift: wait('role') },
    )
    const typed = { type: 'game', role: 'Helper', shift: 'early', why: 'fun' }
    expect(normalizeAnswers(form, { topic: 'Votes', ...typed })).toEqual({ topic: 'Votes' })
    expect(normalizeAnswers(form, { topic: 'Join', ...typed })).toEqual({ topic: 'Join', ...typed })
  })

  it('never changes its input', () => {
    const typed = Object.freeze({ ...chain, topic: ' Votes ' })
    normalizeAnswers(support, typed)
    expect(typed).toEqual({ ...chain, topic: ' Votes ' })
  })

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'is not fooled by the name %s',
    (name) => {
      const typed: Record<string, unknown> = JSON.parse(`{ "topic": "Votes", "${name}": "x" }`)
      expect(normalizeAnswers(support, typed)).toEqual({ topic: 'Votes' })
    },
  )

  it('does not change normalized answers', () => {
    const inputs = fc.dictionary(
      fc.constantFrom('topic', 'age', 'links', 'otherTopic', 'where'),
      fc.anything(),
    )
    fc.assert(
      fc.property(inputs, (input) => {
        const settled = normalizeAnswers(support, input)
        expect(normalizeAnswers(support, settled)).toEqual(settled)
      }),
    )
  })
})
