import { describe, expect, it } from 'vitest'
import { readDefinition } from '../../src/catalog/read-definitions'
import { outcomeTexts } from '../support/outcome-texts'

describe('what a visitor reads after sending', () => {
  it('is set for twenty forms', () => {
    expect(new Set(outcomeTexts.map(([slug]) => slug)).size).toBe(20)
  })

  it.each(outcomeTexts)('%s', (slug, texts) => {
    expect(readDefinition(slug).message.outcomes).toEqual(texts)
  })
})

describe('the button while a form is on its way', () => {
  it.each([
    ['contact', { sending: 'Sending...', disabledWhileSending: true }],
    ['creator-apply', { sending: 'Submitting...' }],
    ['appeal-minor-punishment', { sending: 'Submitting...', disabledWhileSending: true }],
  ])('of %s shows what the specification says', (slug, expected) => {
    const { submitText, ...sending } = readDefinition(slug).ui['ui:submitButtonOptions']
    expect(submitText).not.toBe('')
    expect(sending).toEqual(expected)
  })
})
