import { describe, expect, it } from 'vitest'
import { didYouMean } from '../../src/lint/report/did-you-mean'

const keys = ['minLength', 'maxLength', 'minimum', 'maximum', 'pattern', 'format', 'ui:help']

describe('the suggestion for a misspelt word', () => {
  it.each([
    ['maxLenght', 'maxLength'],
    ['maxlength', 'maxLength'],
    ['max-length', 'maxLength'],
    ['patern', 'pattern'],
    ['foramt', 'format'],
    ['ui:hepl', 'ui:help'],
  ])('is certain for %s', (word, value) => {
    expect(didYouMean(word, keys)).toEqual({ value, isCertain: true })
  })

  it('is only a guess if two words are similar', () => {
    expect(didYouMean('mLength', keys)?.isCertain).toBe(false)
  })

  it('is only a guess for a short word', () => {
    expect(didYouMean('who', ['why', 'name'])).toEqual({ value: 'why', isCertain: false })
  })

  it('is missing if nothing is similar', () => {
    expect(didYouMean('sparkle', keys)).toBeUndefined()
  })
})
