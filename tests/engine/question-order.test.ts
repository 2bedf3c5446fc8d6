import { describe, expect, it } from 'vitest'
import { questionOrder } from '../../src/engine/schema/question-order'
import { aForm, asking, whenAnswer } from './a-form'

const properties = { name: {}, topic: {}, message: {} }

describe('questionOrder', () => {
  it('is the order of the questions', () => {
    expect(questionOrder(aForm({ properties }))).toEqual(['name', 'topic', 'message'])
  })

  it('puts a question that appears right after the one it depends on', () => {
    const allOf = [whenAnswer('topic', 'Other', asking('otherTopic', 'reason'))]
    const expected = ['name', 'topic', 'otherTopic', 'reason', 'message']
    expect(questionOrder(aForm({ properties, allOf }))).toEqual(expected)
  })

  it('puts it after the last of several questions it depends on', () => {
    const condition = {
      ...whenAnswer('name', 'b', asking('more')),
      if: { properties: { message: { const: 'a' }, name: { const: 'b' } }, required: ['message', 'name'] },
    }
    expect(questionOrder(aForm({ properties, allOf: [condition] }))).toEqual([
      ...Object.keys(properties),
      'more',
    ])
  })

  it('knows the questions of both sides, each once', () => {
    const both = {
      ...whenAnswer('topic', 'Other', asking('a', 'b')),
      else: { properties: { b: {}, c: {}, name: {} } },
    }
    const expected = ['name', 'topic', 'a', 'b', 'c', 'message']
    expect(questionOrder(aForm({ properties, allOf: [both] }))).toEqual(expected)
  })

  it('follows a chain of conditions', () => {
    const allOf = [whenAnswer('topic', 'Other', asking('a')), whenAnswer('a', 'yes', asking('b'))]
    expect(questionOrder(aForm({ properties, allOf }))).toEqual(['name', 'topic', 'a', 'b', 'message'])
  })

  it('is the same when a condition comes before the one that adds its question', () => {
    const allOf = [whenAnswer('a', 'yes', asking('b')), whenAnswer('topic', 'Other', asking('a'))]
    expect(questionOrder(aForm({ properties, allOf }))).toEqual(['name', 'topic', 'a', 'b', 'message'])
  })

  it('keeps several conditions on one question in the order in which they are written', () => {
    const allOf = [
      whenAnswer('topic', 'Lost', asking('where')),
      whenAnswer('where', 'Cave', asking('depth')),
      whenAnswer('topic', 'Other', asking('otherTopic')),
    ]
    const expected = ['name', 'topic', 'where', 'depth', 'otherTopic', 'message']
    expect(questionOrder(aForm({ properties, allOf }))).toEqual(expected)
  })

  it('puts a question at the end if its condition is about an unknown one', () => {
    const allOf = [whenAnswer('nobody', 'a', asking('more'))]
    expect(questionOrder(aForm({ properties, allOf }))).toEqual(['name', 'topic', 'message', 'more'])
  })

  it('is the order that staff wrote, if any', () => {
    const order = ['message', 'topic', 'name']
    expect(questionOrder(aForm({ properties }, { 'ui:order': order }))).toEqual(order)
  })
})
