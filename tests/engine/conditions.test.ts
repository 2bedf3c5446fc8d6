import { describe, expect, it } from 'vitest'
import { activeBranches, meets } from '../../src/engine/schema/conditions'
import { aForm, asking, whenAnswer } from './a-form'

const other = { properties: { topic: { const: 'Other' } }, required: ['topic'] }
const punished = { properties: { type: { enum: ['Ban', 'Mute'] } }, required: ['type'] }

describe('meets', () => {
  it('needs the one matching answer', () => {
    expect(meets(other, { topic: 'Other' })).toBe(true)
    expect(meets(other, { topic: 'other' })).toBe(false)
  })

  it('needs one of several answers', () => {
    expect(meets(punished, { type: 'Mute' })).toBe(true)
    expect(meets(punished, { type: 'Kick' })).toBe(false)
  })

  it('is never met by a question without an answer', () => {
    expect(meets(other, {})).toBe(false)
    expect(meets(punished, { type: undefined })).toBe(false)
  })

  it('needs every question it names', () => {
    const both = { properties: { ...other.properties, ...punished.properties }, required: ['topic', 'type'] }
    expect(meets(both, { topic: 'Other', type: 'Ban' })).toBe(true)
    expect(meets(both, { topic: 'Other' })).toBe(false)
  })

  it('distinguishes a number from its digits', () => {
    const five = { properties: { rating: { const: 5 } }, required: ['rating'] }
    expect(meets(five, { rating: 5 })).toBe(true)
    expect(meets(five, { rating: '5' })).toBe(false)
  })
})

describe('activeBranches', () => {
  const shown = whenAnswer('topic', 'Other', asking('otherTopic'))
  const { schema } = aForm({ allOf: [{ ...shown, else: { required: ['message'] } }, { ...shown }] })

  it('returns what applies when a condition is met, in order', () => {
    expect(activeBranches(schema, { topic: 'Other' })).toEqual([shown.then, shown.then])
  })

  it('returns the other side when it is not, if there is one', () => {
    expect(activeBranches(schema, { topic: 'Votes' })).toEqual([{ required: ['message'] }])
  })

  it('returns nothing for a form without conditions', () => {
    expect(activeBranches(aForm({}).schema, { topic: 'Other' })).toEqual([])
  })
})
